import * as z from 'zod/mini';
import { validationMessages as messages } from '../messages.js';
import { idSchema } from './common.js';

/** Removes a dream, only its share, or (for guests) all dreams of the session. */
export const removalSchema = z.discriminatedUnion(
  'kind',
  [z.object({ kind: z.enum(['dream', 'share']), id: idSchema }), z.object({ kind: z.literal('all') })],
  { error: messages.malformed },
);
export type RemovalInput = z.infer<typeof removalSchema>;

/** The id can be used to undo the removal within `limits.undoMs`. */
export const removalAnswerSchema = z.object({ removal: z.object({ id: idSchema }) });
