import * as z from 'zod/mini';
import { limits } from '../limits.js';
import { validationMessages as messages } from '../messages.js';
import { idSchema, requiredText, timeSchema } from './common.js';

/** Why an admin opens a dream that was not shared. */
export const revealSchema = z.object({
  reason: requiredText({
    required: messages.revealReasonRequired,
    tooShort: { min: limits.revealReason.min, message: messages.revealReasonLength },
    tooLong: { max: limits.revealReason.max, message: messages.revealReasonLength },
    isLine: true,
  }),
});
export type RevealInput = z.infer<typeof revealSchema>;

/** An admin opened a dream: who, when and why, for the member whose dream it is. */
export const lookSchema = z.object({
  id: idSchema,
  dream_id: idSchema,
  /** When the dream was written down. */
  dream_created_at: timeSchema,
  /** Null once the admin's account is gone. */
  admin_username: z.nullable(z.string()),
  reason: z.string(),
  created_at: timeSchema,
});
export type Look = z.infer<typeof lookSchema>;
export const lookListSchema = z.object({ looks: z.array(lookSchema) });
