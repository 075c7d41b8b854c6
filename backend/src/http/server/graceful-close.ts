import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Idle connections get a twentieth of the grace: 5 s of the default, longer than clients leave between two requests. */
const IDLE_SHARE = 1 / 20;

/**
 * Ends a server so that no request is lost. The listener closes first; requests that still come on open connections are
 * answered, and their connections ended. Node alone would cut idle connections at once, and with them the request that
 * a client or a proxy is writing to one at that moment.
 */
export function closeGracefully(fastify: FastifyInstance, graceMs: number): void {
  let closing = false;
  const sockets = openSockets(fastify);
  fastify.addHook('preClose', async () => {
    closing = true;
    const gone = once(fastify.server, 'close', { signal: AbortSignal.timeout(graceMs * IDLE_SHARE) });
    Server.prototype.close.call(fastify.server);
    await gone.catch(() => undefined);
    // Node takes a connection that was opened ahead for a busy one and would wait for its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
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

function openSockets(fastify: FastifyInstance): Set<Socket> {
  const sockets = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}
