import type { ShownSymbol } from '../symbols/shown-symbol.js';
import type { Verdict } from '../schema/story.js';

/** A reading as sent over the wire. */
export interface Reading {
  /** The image of the dream in 8 to 20 characters. */
  headline: string;
  summary: string;
  symbols: ShownSymbol[];
  traditional: { verdict: Verdict; text: string };
  psychological: { text: string };
  questions: string[];
  action: string | null;
  story: { slug: string; name: string } | null;
}
