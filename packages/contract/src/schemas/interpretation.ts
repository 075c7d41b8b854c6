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

/** Title of a dream, also used on the board. */
export const dreamTitleSchema = requiredText({
  required: messages.titleRequired,
  tooLong: { max: limits.shareTitle.max, message: messages.titleTooLong },
  isLine: true,
});

/** Null removes the title. */
export const changeDreamSchema = z.object({ title: z.optional(z.nullable(dreamTitleSchema)) });
export type ChangeDreamInput = z.infer<typeof changeDreamSchema>;

export const interpretSchema = z.object({ dreamContent: dreamContentSchema });
export type InterpretInput = z.infer<typeof interpretSchema>;

/** `quote` is a literal excerpt of the dream; `why` is its traditional meaning, empty if the paragraphs tell it. */
export const readingSymbolSchema = z.object({
  id: z.string(),
  name: z.string(),
  quote: z.string(),
  why: z.string(),
});
export type ReadingSymbol = z.infer<typeof readingSymbolSchema>;

export const readingSchema = z.object({
  /** The image of the dream in 12 to 20 characters; null in readings older than this field. */
  headline: z.nullable(z.string()),
  summary: z.string(),
  symbols: z.array(readingSymbolSchema),
  traditional: z.object({ verdict: z.enum(verdicts), text: z.string() }),
  psychological: z.object({ text: z.string() }),
  questions: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
  action: z.nullable(z.string()),
  /** The dictionary story that the reading is based on, or null. */
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
  /** Title, set by the owner or when the dream is first shared; null until then. */
  title: z.optional(z.nullable(z.string())),
  dream_content: z.string(),
  interpretation: z.string(),
  is_shared: z.boolean(),
  /** Post of a shared dream; only sent to the owner. */
  post_id: z.optional(idSchema),
  created_at: timeSchema,
  status: z.enum(interpretationStatuses),
  reading: z.nullable(readingSchema),
  engine: z.nullable(z.string()),
  fallback: z.boolean(),
  care: z.enum(careLevels),
  /** With `gentle`: whether the gentle word is shown before the reading. */
  care_first: z.optional(z.boolean()),
  /** For admins: the texts are hidden until the admin gives a reason. */
  masked: z.optional(z.literal(true)),
  /** The owner's feedback on the reading. */
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
