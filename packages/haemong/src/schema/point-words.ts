import { z } from 'zod';
import { tellingShape, verdicts } from './story.js';

export const tones = ['even', 'light', 'grave'] as const;
export type Tone = (typeof tones)[number];

const setSchema = z.strictObject({
  /** `light` and `grave` only where the dream surely is; `even` suits both. */
  tone: z.enum(tones),
  headline: z.string().trim().min(8).max(20),
  /** Follows the quoted clause and says what such a thing is in a dream. */
  said: z.string().trim().min(15).max(140),
  traditional: tellingShape.traditional,
  psychological: tellingShape.psychological,
  question: tellingShape.question,
});

/** Words for one kind of point (somebody acts unlike themselves, places are joined …). */
export const pointWordsSchema = z.strictObject({
  kind: z.string(),
  sets: z.array(setSchema).min(3),
});

/** The traditional meaning of a symbol, or of the dead, whatever the scene. */
export const thingTraditionSchema = z.strictObject({
  symbol: z.string(),
  verdict: z.enum(verdicts),
  text: tellingShape.traditional,
});

/** How the clause is introduced. `{인용}` stands for it; `whole` is for a dream that tells hardly more than its point. */
export const quotingSchema = z.strictObject({
  even: z.array(z.string().includes('{인용}')).min(3),
  light: z.array(z.string().includes('{인용}')),
  grave: z.array(z.string().includes('{인용}')),
  whole: z.array(z.string()).min(3),
});

/** A dream with its point, kinds and mood as a reader marked them. */
export const markedDreamSchema = z.strictObject({
  text: z.string(),
  /** A piece of the text: what any friend would speak of first. */
  point: z.string(),
  kinds: z.array(z.string()).min(1).max(2),
  mood: z.string(),
});

export type ThingTradition = z.output<typeof thingTraditionSchema>;
export type PointWords = z.output<typeof pointWordsSchema>;
export type PointSet = PointWords['sets'][number];
export type Quoting = z.output<typeof quotingSchema>;
export type MarkedDream = z.output<typeof markedDreamSchema>;
