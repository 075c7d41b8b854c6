import type { IncomingMessage } from 'node:http';

/**
 * Returns the URL of a request with a path that can be decoded. If the percent-encoding is invalid, every percent sign
 * of the path is escaped, so that the router handles it like any unknown path: 404 with our message and headers.
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
