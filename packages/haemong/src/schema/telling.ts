import { z } from 'zod';

/** A dream written to tell one story, in words that people seldom use for it, or to tell another with the same words. */
export const tellingSchema = z.strictObject({
  text: z.string().min(5),
  /** Slug of the story, or `none`. */
  story: z.string(),
});

export type Telling = z.output<typeof tellingSchema>;
