/** Approximate number of words per clause. */
const WORDS = 9;

/**
 * Splits a sentence into the clauses that the judge scores. A long sentence without punctuation is cut into equal
 * parts, so that the text around serious words does not dilute their score.
 */
export function clausesOf(sentence: string): string[] {
  const words = sentence.split(' ');
  const parts = words.length <= 1.5 * WORDS ? 1 : Math.round(words.length / WORDS);
  const from = (part: number) => Math.round((part * words.length) / parts);
  return Array.from({ length: parts }, (_, part) => words.slice(from(part), from(part + 1)).join(' '));
}
