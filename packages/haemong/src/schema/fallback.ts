import { z } from 'zod';
import { conditionSchema } from './condition.js';
import { tellingShape, verdicts } from './story.js';

/** What is said of a dream that only names its thing where no story has the name; with `alone`, before anything else. */
export const fallbackSchema = z.strictObject({
  name: z.string(),
  when: z.array(conditionSchema),
  /** Told before any story and with nothing beside it: words of luck would hurt whoever dreamt this. */
  alone: z.literal(true).optional(),
  unless: z.array(conditionSchema).default([]),
  /** Only for a dream of a few words. */
  shortOnly: z.literal(true).optional(),
  /** It tells of whoever or whatever the dream is about; the dreamer's feeling is spoken of before it. */
  subject: z.literal(true).optional(),
  verdict: z.enum(verdicts),
  ...tellingShape,
  headline: z.string().min(10).max(20),
});

export type Fallback = z.output<typeof fallbackSchema>;
