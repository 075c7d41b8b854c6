import * as z from 'zod/mini';
import { limits } from '../limits.js';
import { validationMessages as messages } from '../messages.js';
import { idSchema, requiredText, timeSchema } from './common.js';

/** Reason that an admin gives for opening a dream that is not shared. */
export const revealSchema = z.object({
  reason: requiredText({
    required: messages.revealReasonRequired,
    tooShort: { min: limits.revealReason.min, message: messages.revealReasonLength },
    tooLong: { max: limits.revealReason.max, message: messages.revealReasonLength },
    isLine: true,
  }),
});
export type RevealInput = z.infer<typeof revealSchema>;

/** Record of an admin opening a dream, shown to the member who wrote it. */
export const lookSchema = z.object({
  id: idSchema,
  dream_id: idSchema,
  /** When the dream was recorded. */
  dream_created_at: timeSchema,
  /** Null after the admin's account is deleted. */
  admin_username: z.nullable(z.string()),
  reason: z.string(),
  created_at: timeSchema,
});
export type Look = z.infer<typeof lookSchema>;
export const lookListSchema = z.object({ looks: z.array(lookSchema) });
