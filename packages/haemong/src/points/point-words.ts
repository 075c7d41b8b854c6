import { hasFinal } from '@kkumpuri/korean';
import type { PointSet, PointWords, Quoting, Tone } from '../schema/point-words.js';
import { chosenFor } from './chosen-for.js';
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
  setFor(point: Point, text: string): PointSet {
    const { kind, tone } = point;
    const name = this.isSure(point) ? kind : UNSURE;
    const sets = this.words.find((one) => one.kind === name)?.sets ?? [];
    const own = sets.filter((set) => set.tone === tone);
    return chosenFor(own.length > 0 ? own : sets.filter((set) => set.tone === 'even'), text);
  }

  /** Tests whether something can be said about the kind of the point. */
  isSure({ share }: Point): boolean {
    return share >= SURE_KIND;
  }

  /** Introduces a dream that is too short to be quoted. */
  introductionFor(text: string): string {
    return chosenFor(this.quoting.whole, text);
  }

  /** Returns a sentence that quotes the point, before the sentence `next`; undefined if the point has no quote. */
  quoteSentence({ quote, tone }: Point, text: string, next = ''): string | undefined {
    if (!quote) return undefined;
    const frames = this.framesFor(tone);
    const fresh = frames.filter((frame) => !sharesWord(frame, `${quote} ${next}`));
    return filled(chosenFor(fresh.length > 0 ? fresh : frames, text), quote);
  }

  private framesFor(tone: Tone): readonly string[] {
    return [...this.quoting.even, ...(tone === 'even' ? [] : this.quoting[tone])];
  }
}

const SLOT = /\{[^{}]*\}/gu;

const sharesWord = (frame: string, text: string): boolean =>
  frame
    .replace(SLOT, ' ')
    .match(/[가-힣]{2,}/gu)
    ?.some((word) => text.includes(word)) ?? false;

/** The last Hangul syllable; punctuation and Latin letters are skipped. */
const lastSyllable = (text: string): string => text.match(/[가-힣]/gu)?.at(-1) ?? '';

function filled(frame: string, quote: string): string {
  const joint = hasFinal(lastSyllable(quote)) ? '이' : '';
  return frame.replace(/\{(라[고는])\}/u, `${joint}$1`).replace('{인용}', () => quote);
}
