import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Aborts when the client closes the connection before it was answered. */
export function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** The same, as a handler's parameter. */
export const ClientSignal = createParamDecorator((_: unknown, context: ExecutionContext) =>
  signalOfClient(context.switchToHttp().getResponse<FastifyReply>()),
);
