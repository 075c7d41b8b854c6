import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the response ends or the client disconnects before that. */
export function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** `signalOfClient` as a parameter decorator. */
export const ClientSignal = createParamDecorator((_: unknown, context: ExecutionContext) =>
  signalOfClient(context.switchToHttp().getResponse<FastifyReply>()),
);
