import type { Understanding } from '../understanding/understanding.js';

/** In characters. A dream of this length shows its ending; a shorter one gets all cases that would decide it. */
const LONG_DREAM = 40;

const SENTENCE = /[^.?!]+[.?!]+\s*/gu;
/** A word ending in "…했다면"; its first two syllables tell whether the dream contains it. */
const CASE = /([가-힣]{2})[가-힣]*다면/gu;

const isCaseOf = (sentence: string, dream: string): boolean => {
  const cases = [...sentence.matchAll(CASE)];
  return cases.length === 0 || cases.some(([, stem = '']) => dream.includes(stem));
};

/**
 * Removes sentences about other endings ("물렸다면 …") from the reading of a longer dream, where they read like a form
 * letter or like a claim about this dream. Always keeps the first sentence.
 */
export function withoutOtherCases(text: string, { text: dream }: Understanding): string {
  if (dream.length < LONG_DREAM) return text;
  const sentences = text.match(SENTENCE) ?? [text];
  return sentences
    .filter((sentence, at) => at === 0 || isCaseOf(sentence, dream))
    .join('')
    .trim();
}
