import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Weak, because the same content is also sent compressed. */
export function weakEtag(...contents: readonly string[]): string {
  const hash = createHash('sha1');
  for (const content of contents) hash.update(content).update('\0');
  return `W/"${hash.digest('base64url')}"`;
}

/** Whether the client's copy is current. `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((one) => opaque(one) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
