import { Classifier, type ClassifierData } from '../learning/classifier.js';
import type { Span } from './span.js';

/** A word of this length is probably a sentence typed without spaces. */
const UNSPACED = /[가-힣]{12}/u;
/** In such a text, shorter words may consist of several words too. */
const LONG_WORD = /[가-힣]{5,}/gu;

export const SPACE = 'space';
export const JOINED = 'joined';
const LIKELY = 0.5;

/** How many letters before and after a gap make up a feature. */
const PIECES = [
  [1, 1],
  [2, 0],
  [2, 1],
  [1, 2],
  [3, 0],
  [2, 2],
  [3, 1],
  [0, 3],
] as const;

/** Inserts the spaces that a dreamer left out, so that words can be recognised. */
export class Spacer {
  private readonly classifier: Classifier;

  constructor(data: ClassifierData) {
    this.classifier = new Classifier(data);
  }

  /** Returns the text itself if it is typed with spaces. */
  space(text: string): string {
    return UNSPACED.test(text) ? text.replace(LONG_WORD, (word) => this.separate(word)) : text;
  }

  private separate(word: string): string {
    const isSpace = (at: number) => this.classifier.shares(gapFeatures(word, at))(SPACE) > LIKELY;
    return [...word].map((letter, at) => (at > 0 && isSpace(at) ? ` ${letter}` : letter)).join('');
  }
}

/** Features of the gap before the letter at `at`, in text without spaces. */
export function gapFeatures(text: string, at: number): string[] {
  return PIECES.map(
    ([before, after]) => `${text.slice(Math.max(0, at - before), at)}_${text.slice(at, at + after)}`,
  );
}

/** Returns words of the spaced text as they were typed. */
export function asTyped(
  { typed, text }: { typed: string; text: string },
  { start, end }: Span,
): Span & { quote: string } {
  const from = placeInTyped(typed, text, start);
  const to = placeInTyped(typed, text, end);
  return { start: from, end: to, quote: typed.slice(from, to) };
}

/** Spaces are inserted only inside words, so any other difference is impossible. */
function placeInTyped(typed: string, text: string, place: number): number {
  let at = 0;
  for (let passed = 0; passed < place; passed += 1) if (text[passed] === typed[at]) at += 1;
  return at;
}
