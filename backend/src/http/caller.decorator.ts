import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The member of a valid access token. */
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

/** The caller of a request: always a session, and a member if a valid access token was sent. */
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

/** Returns the member. Requires the guard that admits only members. */
export function memberOf(request: FastifyRequest): CallerUser {
  const { user } = callerOf(request);
  if (!user) throw new Error('the guard for members did not run');
  return user;
}

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
