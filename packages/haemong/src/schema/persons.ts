import { z } from 'zod';
import { wordList } from './word-list.js';

/** Persons whom a reading calls by the dreamer's word (`data/persons.yaml`), as `found` or `found=said`. */
export const personsSchema = z.strictObject({
  /** Addressed with 께 instead of 에게. */
  elders: wordList,
  others: wordList,
});

export type Persons = z.output<typeof personsSchema>;
