import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The member a good access token names. */
export interface CallerUser {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
  /** Whether a model may read this member's dreams. */
  useAi: boolean;
  /** The login that the access token belongs to. */
  loginId: string;
}

/** Who asks: always a session, and a member when an access token was sent. */
export interface Caller {
  sessionId: string;
  user: CallerUser | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('the session hook did not run');
  return request.caller;
}

/** Behind a guard that lets only members in. */
export function memberOf(request: FastifyRequest): CallerUser {
  const { user } = callerOf(request);
  if (!user) throw new Error('the guard for members did not run');
  return user;
}

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
