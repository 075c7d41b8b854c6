import { z } from 'zod';

/** A list of words without repetition. */
export const wordList = z
  .array(z.string().min(1))
  .min(1)
  .refine((words) => new Set(words).size === words.length, 'lists a word twice');
