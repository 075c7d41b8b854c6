import { z } from 'zod';
import { readingTexts, verdicts } from './story.js';

export const tones = ['even', 'light', 'grave'] as const;
export type Tone = (typeof tones)[number];

const setSchema = z.strictObject({
  /** `light` and `grave` are used only if the tone of the dream is certain; `even` suits any dream. */
  tone: z.enum(tones),
  headline: z.string().trim().min(8).max(20),
  /** Follows the quoted clause and explains what such a thing means in a dream. */
  said: z.string().trim().min(15).max(140),
  traditional: readingTexts.traditional,
  psychological: readingTexts.psychological,
  question: readingTexts.question,
});

/** Texts for one kind of point (a person acts out of character, places merge …). */
export const pointWordsSchema = z.strictObject({
  kind: z.string(),
  sets: z.array(setSchema).min(3),
});

/** The traditional meaning of a symbol, or of the dead, whatever the scene. */
export const thingTraditionSchema = z.strictObject({
  symbol: z.string(),
  verdict: z.enum(verdicts),
  text: readingTexts.traditional,
});

/** Sentence frames for the quoted clause, `{인용}`; `whole` is for a dream hardly longer than its point. */
export const quotingSchema = z.strictObject({
  even: z.array(z.string().includes('{인용}')).min(1),
  light: z.array(z.string().includes('{인용}')),
  grave: z.array(z.string().includes('{인용}')),
  whole: z.array(z.string()).min(1),
});

export type ThingTradition = z.output<typeof thingTraditionSchema>;
export type PointWords = z.output<typeof pointWordsSchema>;
export type PointSet = PointWords['sets'][number];
export type Quoting = z.output<typeof quotingSchema>;
