import * as z from 'zod/mini';
import { idSchema, timeSchema } from './common.js';

/** A device that is logged in. `seen_at` is known to the hour. */
export const loginSessionSchema = z.object({
  id: idSchema,
  /** Null when the browser did not say what it is. */
  device: z.nullable(z.string()),
  created_at: timeSchema,
  seen_at: timeSchema,
  /** The one that asks. */
  current: z.boolean(),
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

export const loginSessionListSchema = z.object({ sessions: z.array(loginSessionSchema) });
