import { type FoundSymbol, isBeyond, isStorableText, normalizeText } from '@kkumpuri/contract';
import type { ModelReading } from '../model-reading.js';

const MAX_QUOTE = 80;
const OUTER_QUOTES = /^["'“”‘’「」『』\s…]+|(?<!["'“”‘’「」『』\s….])["'“”‘’「」『』\s….]+$/g;
const REGEX_SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The substring of the dream that matches a quote, ignoring spacing, or undefined. */
export function literalPiece(dream: string, quote: string): string | undefined {
  if (isBeyond(MAX_QUOTE, quote)) return undefined;
  const wanted = normalizeText(quote).replace(OUTER_QUOTES, '');
  if (wanted === '' || wanted.length > MAX_QUOTE) return undefined;
  if (dream.includes(wanted)) return wanted;
  const characters = [...wanted.replace(/\s+/g, '')];
  const anySpacing = characters.map((character) => character.replace(REGEX_SPECIAL, '\\$&')).join('\\s*');
  return new RegExp(anySpacing, 'u').exec(dream)?.[0];
}

interface GroundedSymbol {
  id: string;
  name: string;
  quote: string;
  why: string;
}

/** Keeps symbols that were in the prompt and whose quote is in the dream, each once. */
export function groundSymbols(
  symbols: ModelReading['symbols'],
  dream: string,
  matches: readonly FoundSymbol[],
): GroundedSymbol[] {
  const composed = normalizeText(dream);
  const names = new Map(matches.map(({ id, name }) => [id, name]));
  const grounded = new Map<string, GroundedSymbol>();
  for (const { id, quote, why } of symbols) {
    const name = names.get(id);
    if (name === undefined || grounded.has(id)) continue;
    const piece = literalPiece(composed, quote);
    if (piece === undefined || !isStorableText(piece)) continue;
    grounded.set(id, { id, name, quote: piece, why });
  }
  return [...grounded.values()];
}
