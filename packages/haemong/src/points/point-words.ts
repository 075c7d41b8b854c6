import { hasFinal } from '@kkumpuri/korean';
import type { PointSet, PointWords, Quoting, Tone } from '../schema/point-words.js';
import type { Point } from './point-finder.js';

/** Minimum share of the kind; below it, words that suit any scene are used. */
const SURE_KIND = 0.4;
const UNSURE = 'unsure';

/** Chooses the words for the point of a dream by a hash of its text, so that a dream always gets the same words. */
export class PointWordChooser {
  constructor(
    private readonly words: readonly PointWords[],
    private readonly quoting: Quoting,
  ) {}

  /** Returns a set of this kind and tone, or an `even` set if the tone has none. */
  setFor({ kind, share, tone }: Point, text: string): PointSet {
    const name = share >= SURE_KIND ? kind : UNSURE;
    const sets = this.words.find((one) => one.kind === name)?.sets ?? [];
    const own = sets.filter((set) => set.tone === tone);
    return chosen(own.length > 0 ? own : sets.filter((set) => set.tone === 'even'), text);
  }

  /** Introduces a dream that is too short to be quoted. */
  introductionFor(text: string): string {
    return chosen(this.quoting.whole, text);
  }

  /** Returns a sentence that quotes the point; undefined if the point has no quote. */
  quoteSentence({ quote, tone }: Point, text: string): string | undefined {
    if (!quote) return undefined;
    return filled(chosen(this.framesFor(tone), text), quote);
  }

  /** Returns a sentence that quotes the ending of the dream. */
  endingSentence(quote: string, text: string): string {
    return filled(chosen(this.quoting.ending, text), quote);
  }

  private framesFor(tone: Tone): readonly string[] {
    return [...this.quoting.even, ...(tone === 'even' ? [] : this.quoting[tone])];
  }
}

/** The last Hangul syllable; punctuation and Latin letters are skipped. */
const lastSyllable = (text: string): string => text.match(/[가-힣]/gu)?.at(-1) ?? '';

function filled(frame: string, quote: string): string {
  const joint = hasFinal(lastSyllable(quote)) ? '이' : '';
  return frame.replace(/\{(라[고는])\}/u, `${joint}$1`).replace('{인용}', () => quote);
}

function chosen<Item>(items: readonly Item[], text: string): Item {
  const item = items[hashOf(text) % items.length];
  if (item === undefined) throw new Error('the list to choose from is empty');
  return item;
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
