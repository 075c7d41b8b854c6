import { z } from 'zod';

/** A dream written for training: it tells its story in unusual words, or with the usual words of another story. */
export const tellingSchema = z.strictObject({
  text: z.string().min(5),
  /** Slug of the story, or `none`. */
  story: z.string(),
  /** Name of the variant that is true of the dream, or `base`; absent if no text of the story is. */
  variant: z.string().optional(),
});

export type Telling = z.output<typeof tellingSchema>;
