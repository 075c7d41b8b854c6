import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../common.js';

/** A signed-in device. `seen_at` is accurate to the hour. */
export const loginSessionSchema = z.object({
  id: idSchema,
  /** Null if the User-Agent header is missing or unknown. */
  device: z.nullable(z.string()),
  created_at: timeSchema,
  seen_at: timeSchema,
  /** True for the session that sent the request. */
  current: z.boolean(),
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

export const loginSessionListSchema = z.object({ sessions: z.array(loginSessionSchema) });
