import { z } from 'zod';
import { conditionSchema } from './condition.js';
import { readingTexts, verdicts } from './story.js';

/** Texts for a dream that is only a name without a story; with `before`, used earlier. */
export const fallbackSchema = z.strictObject({
  name: z.string(),
  when: z.array(conditionSchema),
  /** `story`: used instead of any story, because words of luck would hurt. `point`: used instead of words about the point if no story fits. */
  before: z.enum(['story', 'point']).optional(),
  unless: z.array(conditionSchema).default([]),
  /** Applies only to a dream of a few words. */
  shortOnly: z.literal(true).optional(),
  /** The texts are about the person or thing that `when` mentions; the dreamer's feeling is addressed first. */
  subject: z.literal(true).optional(),
  verdict: z.enum(verdicts),
  ...readingTexts,
  headline: z.string().min(10).max(20),
});

export type Fallback = z.output<typeof fallbackSchema>;
/** What a reading without a story says. */
export type FallbackTexts = Omit<Fallback, 'name' | 'when' | 'unless'>;
