import type { Reader } from '@kkumpuri/contract';

let served: Reader = 'lexicon';

/** Told to what renders pages on the server: it is the same for every page of a service. */
export function serveReader(reader: Reader): void {
  served = reader;
}

/** Who reads dreams here. The server writes it into each page. */
export function reader(): Reader {
  if (typeof document === 'undefined') return served;
  const written = document.querySelector<HTMLMetaElement>('meta[name="dream-reader"]')?.content;
  return written === 'model' ? 'model' : 'lexicon';
}
