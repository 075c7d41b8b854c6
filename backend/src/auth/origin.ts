import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.decorator.js';
import { SESSION_HEADER } from '../http/session.js';
import { deviceName } from './logins/device-name.js';
import type { Origin } from './logins/login-attempts.service.js';

export function originOf(request: FastifyRequest): Origin {
  const { sessionId } = callerOf(request);
  const device = deviceName(request.headers['user-agent']);
  return { ip: request.ip, sessionId, nextSessionId: sessionId, device };
}

/** Of somebody who signs in. Whoever knew or planted the session id from before does not know the one from now on. */
export function renewingOriginOf(request: FastifyRequest): Origin {
  return { ...originOf(request), nextSessionId: randomUUID() };
}

export function handOutSession({ nextSessionId }: Origin, reply: FastifyReply): void {
  void reply.header(SESSION_HEADER, nextSessionId);
}
