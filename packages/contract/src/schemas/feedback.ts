import * as z from 'zod/mini';
import { limits } from '../limits.js';
import { validationMessages as messages } from '../messages.js';
import { countCharacters, isBeyond, isStorableText, trimText } from '../text.js';

export const feedbackValues = ['up', 'down'] as const;

export const feedbackStateSchema = z.object({
  value: z.enum(feedbackValues),
  reason: z.nullable(z.string()),
});
export type FeedbackState = z.infer<typeof feedbackStateSchema>;

const reason = z.pipe(
  z.string().check(
    z.refine((text) => !isBeyond(limits.feedbackReason.max, text), {
      error: messages.reasonTooLong,
      abort: true,
    }),
    z.refine(isStorableText, { error: messages.unstorable, abort: true }),
    z.refine((text) => countCharacters(text) <= limits.feedbackReason.max, { error: messages.reasonTooLong }),
  ),
  z.transform(trimText),
);

export const feedbackSchema = z.object({
  value: z.enum(feedbackValues, { error: messages.feedbackInvalid }),
  reason: z.optional(z.nullable(reason)),
});
export type FeedbackInput = z.infer<typeof feedbackSchema>;
export const feedbackAnswerSchema = z.object({ feedback: feedbackStateSchema });
