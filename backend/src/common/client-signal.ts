import type { FastifyReply } from 'fastify';

/** Aborts when the client closes the connection before it was answered. */
export function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}
