import { z } from 'zod';
import { conditionSchema } from './condition.js';
import { tellingShape, verdicts } from './story.js';

/** What is said of a moment that decides the reading, whatever else the dream tells. */
const leadSchema = z.strictObject({
  verdict: z.enum(verdicts),
  headline: z.string().trim().min(10).max(20),
  answer: tellingShape.answer,
  traditional: tellingShape.traditional,
  psychological: tellingShape.psychological,
  question: tellingShape.question,
});

/** One thing that happens in many dreams (somebody claps, a door closes, only one is left), and what may be said of it. */
export const momentSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  when: z.array(conditionSchema),
  unless: z.array(conditionSchema).default([]),
  /** Counts only where little of the dream comes after it. */
  last: z.literal(true).optional(),
  /** 1: only in passing; from 3 on: what any friend would speak of first, the more the sooner. */
  weight: z.int().min(1).max(5),
  /** Stories that say the same themselves. */
  saidBy: z.array(z.string()).default([]),
  /** Besides `when`: what the told story asks for is done by one of these and not by the dreamer. */
  doneBy: z.array(z.string()).min(1).optional(),
  /** Shown for `{누가}` where whoever does the first deed is no person or animal that the dream names. */
  who: z.string().min(1).default('그 사람'),
  /** One or two sentences, said beside a story or a weightier moment. */
  aside: z.string().trim().min(20).max(170),
  /** Without it the moment is only ever spoken of beside something else. */
  lead: leadSchema.optional(),
});

export type Moment = z.output<typeof momentSchema>;
