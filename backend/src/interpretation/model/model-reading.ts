import { careLevels, verdicts } from '@kkumpuri/contract';
import * as z from 'zod/mini';

/** The JSON that the model must return. Sections are in streaming order. */
export const modelReadingSchema = z.object({
  care: z.enum(careLevels),
  headline: z.string(),
  summary: z.string(),
  symbols: z.array(z.object({ id: z.string(), quote: z.string(), why: z.string() })),
  traditional: z.object({ verdict: z.enum(verdicts), text: z.string() }),
  psychological: z.object({ text: z.string() }),
  questions: z.array(z.string()),
  action: z.nullable(z.string()),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;

/** Constant for all dreams: servers compile a schema once and cache it. */
export const modelReadingJsonSchema: Record<string, unknown> = withoutDialect(
  z.toJSONSchema(modelReadingSchema),
);

function withoutDialect({ $schema: _dialect, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}
