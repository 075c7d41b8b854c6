import * as z from 'zod/mini';
import { symbolKinds, verdicts } from '../kinds.js';
import { searchQuerySchema } from './common.js';
import { listedStorySchema } from './story.js';

export const symbolSchema = z.object({
  id: z.string(),
  name: z.string(),
  spellings: z.array(z.string()),
  kind: z.enum(symbolKinds),
  verdict: z.enum(verdicts),
  /** The general meaning of the symbol in one short line. */
  gist: z.string(),
  situations: z.array(z.object({ when: z.string(), meaning: z.string(), verdict: z.enum(verdicts) })),
  disagreement: z.nullable(z.string()),
  psychological: z.string(),
  sources: z.array(z.string()),
  caution: z.boolean(),
});
export type DreamSymbol = z.infer<typeof symbolSchema>;

/** What the list of symbols shows, and what it is searched by. */
export type ListedSymbol = Pick<DreamSymbol, 'id' | 'name' | 'spellings' | 'kind' | 'verdict' | 'gist'>;

export const symbolQuerySchema = z.extend(searchQuerySchema, { kind: z.optional(z.enum(symbolKinds)) });
export type SymbolQuery = z.infer<typeof symbolQuerySchema>;

export const symbolListSchema = z.object({ symbols: z.array(symbolSchema) });
/** A single symbol with the stories that contain it. */
export const symbolDetailSchema = z.extend(symbolSchema, { stories: z.array(listedStorySchema) });
export type SymbolDetail = z.infer<typeof symbolDetailSchema>;
export const symbolAnswerSchema = z.object({ symbol: symbolDetailSchema });
