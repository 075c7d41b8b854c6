import type { Understanding } from '../understanding/understanding.js';

/** From here on a dream says itself how it went; a shorter one is told what would decide it. */
const TELLS_ENOUGH = 40;

const SENTENCE = /[^.?!]+[.?!]+\s*/gu;
/** "…했다면" and the word that it ends; the first two syllables tell whether the dream has it. */
const CASE = /([가-힣]{2})[가-힣]*다면/gu;

const isCaseOf = (sentence: string, dream: string): boolean => {
  const cases = [...sentence.matchAll(CASE)];
  return cases.length === 0 || cases.some(([, stem = '']) => dream.includes(stem));
};

/**
 * What tradition says of other endings than this dream's ("물렸다면 …") is left out of a longer dream's reading: it reads
 * like a form letter there, or like a claim about this dream. The first sentence always stays.
 */
export function withoutOtherCases(text: string, { text: dream }: Understanding): string {
  if (dream.length < TELLS_ENOUGH) return text;
  const sentences = text.match(SENTENCE) ?? [text];
  return sentences
    .filter((sentence, at) => at === 0 || isCaseOf(sentence, dream))
    .join('')
    .trim();
}
