import { createHmac } from 'node:crypto';
import { isUuid } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.decorator.js';
import { SESSION_HEADER } from '../http/session.js';

/**
 * Who looks, as far as views are counted: the member, or the session that was sent. Whoever sends none is known for the
 * day by address and program, keyed so that nobody can read the address back.
 */
export function viewerOf(request: FastifyRequest, secret: string, day: string): string {
  const { user, sessionId } = callerOf(request);
  if (user) return user.id;
  if (isUuid(request.headers[SESSION_HEADER])) return sessionId;
  const traits = [day, request.ip, request.headers['user-agent'] ?? ''].join('\n');
  return asUuid(createHmac('sha256', secret).update(`viewer\n${traits}`).digest('hex'));
}

/** A UUID of version 8: made by a rule of our own. */
function asUuid(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The day that views are counted by. */
export function utcDay(time = new Date()): string {
  return time.toISOString().slice(0, 10);
}
