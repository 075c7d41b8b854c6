import { modelProviderName, type ModelProvider, modelProviderSchema } from '@kkumpuri/contract';

const UNNAMED: ModelProvider = { name: null, country: null, contact: null, retention: null };

/** The model provider that receives the dreams. The server writes it into each page. */
export function modelProvider(): ModelProvider {
  if (typeof document === 'undefined') return UNNAMED;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${modelProviderName}"]`)?.content;
  try {
    return modelProviderSchema.safeParse(JSON.parse(content ?? '')).data ?? UNNAMED;
  } catch {
    return UNNAMED;
  }
}
