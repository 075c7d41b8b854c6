import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than what clients of ours leave between two requests, shorter than anybody waits for a process to end. */
const IDLE_GRACE_MS = 5_000;

/**
 * Ends a server so that no request is lost. The listener closes first; requests that still come on open connections are
 * answered, and their connections ended. Node alone would cut idle connections at once, and with them the request that
 * a client or a proxy is writing to one at that moment. At a desk nobody waits for that: pass `isPatient` false.
 */
export function closeGently(fastify: FastifyInstance, isPatient: boolean): void {
  let closing = false;
  fastify.addHook('preClose', async () => {
    closing = true;
    if (!isPatient) return;
    const gone = once(fastify.server, 'close', { signal: AbortSignal.timeout(IDLE_GRACE_MS) });
    Server.prototype.close.call(fastify.server);
    await gone.catch(() => undefined);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('finish', () => {
      if (closing) request.raw.socket.end();
    });
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
