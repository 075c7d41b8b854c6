import * as z from 'zod/mini';
import { streamSections } from '../kinds.js';
import { errorCodes } from '../error-codes.js';
import { idSchema } from './common.js';
import { careLevels, interpretationSchema } from './interpretation.js';

/** A symbol found without a model, shown before the reading is ready. */
export const foundSymbolSchema = z.object({
  id: z.string(),
  name: z.string(),
  quote: z.string(),
  gist: z.string(),
});
export type FoundSymbol = z.infer<typeof foundSymbolSchema>;

/** Server-sent events of `POST /api/dreams/interpret` and `GET /api/dreams/{id}`: event name → data. */
export const streamEventSchemas = {
  queued: z.object({
    id: idSchema,
    position: z.int(),
    /** The dream text, so that a reloaded page can show it while waiting. */
    dream_content: z.optional(z.string()),
    symbols: z.array(foundSymbolSchema),
    care: z.enum(careLevels),
  }),
  started: z.object({ id: idSchema }),
  delta: z.object({ section: z.enum(streamSections), text: z.string() }),
  done: interpretationSchema,
  error: z.object({ error: z.string(), code: z.enum(errorCodes) }),
};

export type StreamEventName = keyof typeof streamEventSchemas;
export type StreamEvent = {
  [Name in StreamEventName]: { event: Name; data: z.infer<(typeof streamEventSchemas)[Name]> };
}[StreamEventName];
