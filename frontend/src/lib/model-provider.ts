import { modelProviderName, type ModelProvider, modelProviderSchema } from '@kkumpuri/contract';

const UNNAMED: ModelProvider = { name: null, country: null, contact: null, retention: null };

/** Who is sent the dreams. The server writes it into each page. */
export function modelProvider(): ModelProvider {
  if (typeof document === 'undefined') return UNNAMED;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${modelProviderName}"]`)?.content;
  try {
    return modelProviderSchema.safeParse(JSON.parse(written ?? '')).data ?? UNNAMED;
  } catch {
    return UNNAMED;
  }
}
