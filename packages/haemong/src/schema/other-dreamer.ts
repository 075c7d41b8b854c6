import { z } from 'zod';
import { readingTexts } from './story.js';

const texts = {
  psychological: z.array(readingTexts.psychological).min(1),
  questions: z.array(readingTexts.question).min(1),
};

/** Texts for a dream that somebody else dreamt, in place of those that speak to the dreamer. */
export const otherDreamerSchema = z.strictObject({
  ...texts,
  /** For a dream that is read as a taemong. */
  taemong: z.strictObject(texts),
});

export type OtherDreamerWords = z.output<typeof otherDreamerSchema>;
