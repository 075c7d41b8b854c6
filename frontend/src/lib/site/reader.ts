import type { Reader } from '@kkumpuri/contract';
import { serverSettings } from './server-settings';

/** Whether the dictionary or a model reads the dreams. The server writes it into each page. */
export function reader(): Reader {
  const settings = serverSettings();
  if (settings) return settings.reader;
  const written = document.querySelector<HTMLMetaElement>('meta[name="dream-reader"]')?.content;
  return written === 'model' ? 'model' : 'lexicon';
}
