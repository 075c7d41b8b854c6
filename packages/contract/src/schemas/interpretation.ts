import * as z from 'zod/mini';
import { verdicts } from '../kinds.js';
import { limits } from '../limits.js';
import { validationMessages as messages } from '../messages.js';
import { idSchema, nextCursorSchema, requiredText, timeSchema } from './common.js';
import { feedbackStateSchema } from './feedback.js';

export const dreamContentSchema = requiredText({
  required: messages.dreamRequired,
  tooLong: { max: limits.dream.max, message: messages.dreamTooLong },
});

/** What a dream is called, on the board too. */
export const dreamTitleSchema = requiredText({
  required: messages.titleRequired,
  tooLong: { max: limits.shareTitle.max, message: messages.titleTooLong },
  isLine: true,
});

/** Null takes the title back. */
export const changeDreamSchema = z.object({ title: z.optional(z.nullable(dreamTitleSchema)) });
export type ChangeDreamInput = z.infer<typeof changeDreamSchema>;

export const interpretSchema = z.object({ dreamContent: dreamContentSchema });
export type InterpretInput = z.infer<typeof interpretSchema>;

/** `quote` is a literal piece of the dream; `why` says what tradition makes of it. */
export const readingSymbolSchema = z.object({
  id: z.string(),
  name: z.string(),
  quote: z.string(),
  why: z.string(),
});
export type ReadingSymbol = z.infer<typeof readingSymbolSchema>;

export const readingSchema = z.object({
  /** The picture of the dream in 12 to 20 characters; null in readings from before there were headlines. */
  headline: z.nullable(z.string()),
  summary: z.string(),
  symbols: z.array(readingSymbolSchema),
  traditional: z.object({ verdict: z.enum(verdicts), text: z.string() }),
  psychological: z.object({ text: z.string() }),
  questions: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
  action: z.nullable(z.string()),
  /** The story of the dictionary that the reading tells, where it tells one. */
  story: z.nullable(z.object({ slug: z.string(), name: z.string() })),
});
export type Reading = z.infer<typeof readingSchema>;

export const interpretationStatuses = ['pending', 'completed', 'failed', 'noted'] as const;
export type InterpretationStatus = (typeof interpretationStatuses)[number];

export const careLevels = ['none', 'gentle', 'crisis'] as const;
export type CareLevel = (typeof careLevels)[number];

export const interpretationSchema = z.object({
  id: idSchema,
  user_id: z.nullable(idSchema),
  /** What it is called on the board, by its owner or since it was first shared; null until then. */
  title: z.optional(z.nullable(z.string())),
  dream_content: z.string(),
  interpretation: z.string(),
  is_shared: z.boolean(),
  /** The post of a dream that is shared, for its owner. */
  post_id: z.optional(idSchema),
  created_at: timeSchema,
  status: z.enum(interpretationStatuses),
  reading: z.nullable(readingSchema),
  engine: z.nullable(z.string()),
  fallback: z.boolean(),
  care: z.enum(careLevels),
  /** With `gentle`: the warm word stands before the reading. */
  care_first: z.optional(z.boolean()),
  /** To admins: the texts are not shown until a reason is given. */
  masked: z.optional(z.literal(true)),
  /** What its owner thought of the reading. */
  feedback: z.optional(z.nullable(feedbackStateSchema)),
});
export type Interpretation = z.infer<typeof interpretationSchema>;

export const interpretationAnswerSchema = z.object({ interpretation: interpretationSchema });
export const interpretationListSchema = z.object({
  interpretations: z.array(interpretationSchema),
  nextCursor: nextCursorSchema,
  stats: z.optional(z.object({ total: z.int(), shared: z.int() })),
});
export type InterpretationList = z.infer<typeof interpretationListSchema>;
