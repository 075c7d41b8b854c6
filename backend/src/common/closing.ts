import type { FastifyInstance } from 'fastify';

/**
 * A server that closes waits until every connection has ended, and clients keep theirs open for a minute. One that was
 * answered meanwhile is ended by us, so that the process ends with its last answer.
 */
export function endAnsweredConnections(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
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
