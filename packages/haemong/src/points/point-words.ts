import { hasFinal } from '@kkumpuri/korean';
import type { PointSet, PointWords, Quoting, Tone } from '../schema/point-words.js';
import type { Point } from './point-finder.js';

/** Below it the words hold for every scene. */
const SURE_KIND = 0.4;
const UNSURE = 'unsure';

/** The words for the point of a dream; the same dream always gets the same. */
export class PointTeller {
  constructor(
    private readonly words: readonly PointWords[],
    private readonly quoting: Quoting,
  ) {}

  /** One of the sets for this kind of thing that suit the tone. */
  setFor({ kind, share, tone }: Point, text: string): PointSet {
    const name = share >= SURE_KIND ? kind : UNSURE;
    const sets = this.words.find((one) => one.kind === name)?.sets ?? [];
    const own = sets.filter((set) => set.tone === tone);
    return chosen(own.length > 0 ? own : sets.filter((set) => set.tone === 'even'), text);
  }

  /** Said of a dream that tells hardly more than its point. */
  few(text: string): string {
    return chosen(this.quoting.whole, text);
  }

  /** A sentence that quotes the point; none where that would only repeat the dream. */
  quoted({ quote, tone }: Point, text: string): string | undefined {
    if (!quote) return undefined;
    const joint = hasFinal(lastSyllable(quote)) ? '이' : '';
    return chosen(this.framesFor(tone), text)
      .replace(/\{(라[고는])\}/u, `${joint}$1`)
      .replace('{인용}', () => quote);
  }

  private framesFor(tone: Tone): readonly string[] {
    return [...this.quoting.even, ...(tone === 'even' ? [] : this.quoting[tone])];
  }
}

/** Marks and letters after it do not count. */
const lastSyllable = (text: string): string => text.match(/[가-힣]/gu)?.at(-1) ?? '';

function chosen<Item>(items: readonly Item[], text: string): Item {
  const item = items[hashOf(text) % items.length];
  if (item === undefined) throw new Error('there are no words to choose from');
  return item;
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
