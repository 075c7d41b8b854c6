import { z } from 'zod';

/** A way in which a dreamer may tell a story. */
export const toldSceneSchema = z.strictObject({
  story: z.string(),
  /** The words that tell it, or a dream that contains them. */
  text: z.string().min(4),
  /** The words of the dream that tell it. */
  where: z.string().min(4).optional(),
});

export type ToldScene = z.output<typeof toldSceneSchema>;
