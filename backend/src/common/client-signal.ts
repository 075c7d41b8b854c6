import type { FastifyRequest } from 'fastify';

/** Aborts when the client closes the connection before it was answered. */
export function signalOfClient(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once('close', () => controller.abort());
  return controller.signal;
}
