import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client disconnects before the response is sent. */
export function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Creating the reason of an abort is slow, so responses that were sent do without.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** `signalOfClient` as a parameter decorator. */
export const ClientSignal = createParamDecorator((_: unknown, context: ExecutionContext) =>
  signalOfClient(context.switchToHttp().getResponse<FastifyReply>()),
);
