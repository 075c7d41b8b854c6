import type { Reader } from '@kkumpuri/contract';

let serverReader: Reader = 'lexicon';

/** Called when the server renders a page; the reader is the same for every page of a service. */
export function setServerReader(reader: Reader): void {
  serverReader = reader;
}

/** Whether the dictionary or a model reads the dreams. The server writes it into each page. */
export function reader(): Reader {
  if (typeof document === 'undefined') return serverReader;
  const written = document.querySelector<HTMLMetaElement>('meta[name="dream-reader"]')?.content;
  return written === 'model' ? 'model' : 'lexicon';
}
