import { z } from 'zod';
import { wordList } from './word-list.js';

/** Fields of an entry whose texts are chosen by words in the dreamer's clauses. */
export const worded = <Said extends z.ZodType>(said: Said) => ({
  said,
  /** Said instead if a clause contains one of the words; the first such variant counts. */
  variants: z.array(z.strictObject({ words: wordList, said })).default([]),
});

export interface Worded<Said, Otherwise = Said> {
  said: Otherwise;
  variants: { words: string[]; said: Said }[];
}

/** Returns the texts that suit the clauses. */
export function saidFor<Said, Otherwise>(
  { said, variants }: Worded<Said, Otherwise>,
  clauses: readonly string[],
): Said | Otherwise {
  const variant = variants.find(({ words }) => containsAny(clauses, words));
  return variant ? variant.said : said;
}

/** A word that starts with a space is found at the start of words only. */
export const containsAny = (clauses: readonly string[], words: readonly string[]): boolean =>
  words.some((word) => clauses.some((clause) => ` ${clause}`.includes(word)));
