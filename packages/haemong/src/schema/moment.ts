import { z } from 'zod';
import { conditionSchema } from './condition.js';
import { readingTexts, verdicts } from './story.js';

/** Texts of a moment that decides the reading, whatever else happens in the dream. */
const leadSchema = z.strictObject({
  verdict: z.enum(verdicts),
  headline: z.string().trim().min(10).max(20),
  answer: readingTexts.answer,
  traditional: readingTexts.traditional,
  psychological: readingTexts.psychological,
  question: readingTexts.question,
});

/** An event that many dreams share (a name is called, water rises, only one survives), and its texts. */
export const momentSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  when: z.array(conditionSchema),
  unless: z.array(conditionSchema).default([]),
  /** 1: mentioned only in passing; 3 to 5: what a friend would mention first, the highest first. */
  weight: z.int().min(1).max(5),
  /** Stories, story groups and moments that already say the same. */
  saidBy: z.array(z.string()).default([]),
  /** Applies if one of these, and not the dreamer, does what the `needs` of the chosen story describe. */
  doneBy: z.array(z.string()).min(1).optional(),
  /** One or two sentences, added to a story or to a weightier moment. */
  aside: z.string().trim().min(20).max(170),
  /** Without it, the moment is used only as an aside. */
  lead: leadSchema.optional(),
});

export type Moment = z.output<typeof momentSchema>;
