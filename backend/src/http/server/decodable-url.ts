import type { IncomingMessage } from 'node:http';

/**
 * The address of a request, with a path that can be decoded. Bad percent-encoding names nothing: its signs are taken as
 * they stand, so that it goes the way of every other path and is a 404 in our words, with our headers.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
