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

/** For sign-ins. Renews the session id, which prevents session fixation. */
export function renewingOriginOf(request: FastifyRequest): Origin {
  return { ...originOf(request), nextSessionId: randomUUID() };
}

export function sendSessionId({ nextSessionId }: Origin, reply: FastifyReply): void {
  void reply.header(SESSION_HEADER, nextSessionId);
}
