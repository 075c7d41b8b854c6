import { z } from 'zod';
import { wakingFactSchema } from './fact.js';

/** A dream as marked by annotators. */
export const markedDreamSchema = z.strictObject({
  text: z.string(),
  /** The part of the text that a friend would mention first. */
  point: z.string(),
  /** The kinds of this point. */
  kinds: z.array(z.string()).min(1).max(2),
  mood: z.string(),
  /** Whether the first story is what a friend would mention first. */
  main: z.boolean(),
  /** Stories that happen in the dream, and the words that tell them. */
  stories: z.array(
    z.strictObject({
      story: z.string(),
      where: z.string(),
      /** Name of the variant that is true of the dream, or `base`; absent if no text of the story is. */
      variant: z.string().optional(),
    }),
  ),
  /** What the text tells of waking life, and the words that tell it. */
  facts: z.array(z.strictObject({ fact: wakingFactSchema, where: z.string() })).default([]),
  /** Details of the dream beside its stories, and the words that tell them. */
  details: z.array(z.strictObject({ detail: z.string(), where: z.string() })).default([]),
});

/** A text in which only the clauses of waking life are marked. */
export const markedFactsSchema = markedDreamSchema.pick({ text: true, facts: true });

export type MarkedDream = z.output<typeof markedDreamSchema>;
export type MarkedFacts = z.output<typeof markedFactsSchema>;
