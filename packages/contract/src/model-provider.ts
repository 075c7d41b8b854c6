import * as z from 'zod/mini';

/** The company that receives dreams for model readings. The operator configures the fields; unset ones are null. */
export const modelProviderSchema = z.object({
  name: z.nullable(z.string()),
  country: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  /** How long the provider keeps the dreams. */
  retention: z.nullable(z.string()),
});
export type ModelProvider = z.infer<typeof modelProviderSchema>;

/** Name of the `<meta>` element that contains these values. Absent if the dictionary writes the readings. */
export const modelProviderName = 'model-provider';
