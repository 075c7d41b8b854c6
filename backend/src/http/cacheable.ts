import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh, weakEtag } from './etag.js';
import { SESSION_HEADER } from './session.js';

const ONE_HOUR_S = 3_600;

/**
 * Sends a response that is the same for everybody: cached for an hour, then revalidated. Removes the session id,
 * because a shared cache would give the same one to many clients.
 */
export async function sendCacheable(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const body = JSON.stringify(answer);
  const etag = weakEtag(body);
  void reply.header('cache-control', `public, max-age=${ONE_HOUR_S}`).header('etag', etag);
  reply.removeHeader(SESSION_HEADER);
  if (isFresh(request, etag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
