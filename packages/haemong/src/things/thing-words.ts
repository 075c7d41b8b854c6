import { withParticle } from '@kkumpuri/korean';
import { chosenFor } from '../points/chosen-for.js';
import type { ThingWords } from '../schema/thing-words.js';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import { ThingFinder, type FoundThing } from './thing-finder.js';

const SLOT = /\{이름(?::([^{}]+))?\}/gu;

/** Says what a friend would say about a thing of the dream. */
export class ThingWordsChooser {
  private readonly finder: ThingFinder;
  private readonly introductions: readonly string[];

  constructor({ introductions, sentences }: ThingWords) {
    this.introductions = introductions;
    this.finder = new ThingFinder(sentences);
  }

  /** About a thing in a quote, unless `said` names it. */
  afterQuote(quote: Span, dream: Understanding, said = ''): string | undefined {
    const found = this.finder.lastWithin(quote, dream, said);
    return found && fill(found.text, found);
  }

  /** About a thing that the dream names twice or its point names, unless `said`, the reading without its quotes, names it. */
  introduced(point: Span | undefined, dream: Understanding, said: string): string | undefined {
    const found = this.finder.central(point, dream, said);
    if (!found) return undefined;
    const introduction = chosenFor(this.introductions, dream.text);
    return [introduction, found.text].map((text) => fill(text, found)).join(' ');
  }
}

const fill = (text: string, { word }: FoundThing): string =>
  text.replace(SLOT, (_slot, particle?: string) => (particle ? withParticle(word, particle) : word));
