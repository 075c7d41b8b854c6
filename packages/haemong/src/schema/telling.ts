import { z } from 'zod';

/** A dream written for training: it tells its story in unusual words, or with the usual words of another story. */
export const tellingSchema = z.strictObject({
  text: z.string().min(5),
  /** Slug of the story, or `none`. */
  story: z.string(),
});

export type Telling = z.output<typeof tellingSchema>;
