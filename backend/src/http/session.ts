import { randomUUID } from 'node:crypto';
import { isUuid } from '@kkumpuri/contract';
import type { FastifyInstance } from 'fastify';

export const SESSION_HEADER = 'x-session-id';

/** Gives every request a session: the one it sends, or a new one, returned in the response header. */
export function useSessions(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const sent = request.headers[SESSION_HEADER];
    if (isUuid(sent)) {
      request.caller = { sessionId: sent.toLowerCase(), user: null };
    } else {
      const sessionId = randomUUID();
      request.caller = { sessionId, user: null };
      if (request.url.startsWith('/api/')) void reply.header(SESSION_HEADER, sessionId);
    }
    done();
  });
}
