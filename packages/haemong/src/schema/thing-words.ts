import { z } from 'zod';

const NAME = '{이름';

const sentenceSchema = z.strictObject({
  names: z.array(z.string().min(1)).min(1),
  text: z.string().includes(NAME).min(25).max(120),
  /** A light word, which does not suit a sad or frightening dream. */
  light: z.literal(true).optional(),
});

/**
 * What a friend would say about a thing, whatever happens to it in the dream; `{이름}` is its name in the dream. The
 * introduction names it first.
 */
export const thingWordsSchema = z.strictObject({
  introduction: z.string().includes(NAME),
  sentences: z.array(sentenceSchema).min(1),
});

export type ThingWords = z.output<typeof thingWordsSchema>;
export type ThingSentence = ThingWords['sentences'][number];
