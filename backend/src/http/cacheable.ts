import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HEADER } from './session.js';

const ONE_HOUR_S = 3_600;

/**
 * An answer that is the same for everybody: kept for an hour, then asked after with its tag. It hands out no session,
 * because a cache between us and people would hand the same one to many.
 */
export async function sendCacheable(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const body = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  void reply.header('cache-control', `public, max-age=${ONE_HOUR_S}`).header('etag', tag);
  reply.removeHeader(SESSION_HEADER);
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

function isKnown(sent: string | undefined, tag: string): boolean {
  return (sent ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
