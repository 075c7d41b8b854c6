import * as z from 'zod/mini';

/** Who is sent the dreams that a model reads, as the operator says. What is null the operator has not said. */
export const modelProviderSchema = z.object({
  name: z.nullable(z.string()),
  country: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  /** How long it keeps them. */
  retention: z.nullable(z.string()),
});
export type ModelProvider = z.infer<typeof modelProviderSchema>;

/** The name of the element of a page that holds them; where the dictionary reads there is none. */
export const modelProviderName = 'model-provider';
