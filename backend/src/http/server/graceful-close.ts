import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Share of the grace period for idle connections: 5 s by default, longer than clients pause between requests. */
const IDLE_SHARE = 1 / 20;

/**
 * Closes a server without losing requests. The listener closes first; requests on open connections are still answered,
 * then their connections end. Node alone would close idle connections at once and lose a request that a client or a
 * proxy is sending on one at that moment.
 */
export function closeGracefully(fastify: FastifyInstance, graceMs: number): void {
  let closing = false;
  const sockets = openSockets(fastify);
  fastify.addHook('preClose', async () => {
    closing = true;
    // Closing the listener resets connections that are not accepted yet.
    await pollOnce();
    const gone = once(fastify.server, 'close', { signal: AbortSignal.timeout(graceMs * IDLE_SHARE) });
    Server.prototype.close.call(fastify.server);
    await gone.catch(() => undefined);
    await pollOnce();
    // Node treats a connection opened in advance as busy and would wait for its first request.
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

/**
 * Handles new connections and requests that the kernel holds for a busy process. Waits for two turns of the event loop,
 * because the current one may have polled already.
 */
async function pollOnce(): Promise<void> {
  await endOfTurn();
  await endOfTurn();
}

function openSockets(fastify: FastifyInstance): Set<Socket> {
  const sockets = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}
