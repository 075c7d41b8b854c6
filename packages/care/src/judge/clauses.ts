/** About how many words a clause has. */
const WORDS = 9;

/**
 * The pieces of a sentence that are judged: a long one, typed without an end mark, in equal parts, so that what stands around grave words in
 * it does not dilute them.
 */
export function clausesOf(sentence: string): string[] {
  const words = sentence.split(' ');
  const parts = words.length <= 1.5 * WORDS ? 1 : Math.round(words.length / WORDS);
  const from = (part: number) => Math.round((part * words.length) / parts);
  return Array.from({ length: parts }, (_, part) => words.slice(from(part), from(part + 1)).join(' '));
}
