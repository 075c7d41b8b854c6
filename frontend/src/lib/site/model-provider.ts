import { modelProviderName, type ModelProvider, modelProviderSchema } from '@kkumpuri/contract';
import { serverSettings } from './server-settings';

const UNNAMED: ModelProvider = { name: null, country: null, contact: null, retention: null };

/** The model provider that receives the dreams. The server writes it into each page. */
export function modelProvider(): ModelProvider {
  const settings = serverSettings();
  if (settings) return settings.provider ?? UNNAMED;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${modelProviderName}"]`)?.content;
  try {
    return modelProviderSchema.safeParse(JSON.parse(content ?? '')).data ?? UNNAMED;
  } catch {
    return UNNAMED;
  }
}
