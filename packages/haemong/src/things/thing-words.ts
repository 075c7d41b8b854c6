import type { ThingWords } from '../schema/thing-words.js';
import { fillName } from '../symbols/symbol-words.js';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import { ThingFinder } from './thing-finder.js';

/** Says what a friend would say about a thing of the dream. */
export class ThingWordsChooser {
  private readonly finder: ThingFinder;
  private readonly introduction: string;

  constructor({ introduction, sentences }: ThingWords) {
    this.introduction = introduction;
    this.finder = new ThingFinder(sentences);
  }

  /** About a thing in a quote, unless `said` names it. */
  afterQuote(quote: Span, dream: Understanding, said = ''): string | undefined {
    const found = this.finder.lastWithin(quote, dream, said);
    return found && fillName(found.text, found.word);
  }

  /** About a thing that the dream names twice or its point names, unless `said`, the reading without its quotes, names it. */
  introduced(point: Span | undefined, dream: Understanding, said: string): string | undefined {
    const found = this.finder.central(point, dream, said);
    return found && [this.introduction, found.text].map((text) => fillName(text, found.word)).join(' ');
  }
}
