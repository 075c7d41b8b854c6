import { z } from 'zod';
import { readingTexts } from './story.js';

/** Texts for a dream that somebody else dreamt, in place of those that speak to the dreamer. */
export const otherDreamerSchema = z.strictObject({
  psychological: z.array(readingTexts.psychological).min(1),
  questions: z.array(readingTexts.question).min(1),
});

export type OtherDreamerWords = z.output<typeof otherDreamerSchema>;
