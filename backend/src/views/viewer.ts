import { createHmac } from 'node:crypto';
import { isUuid } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.decorator.js';
import { SESSION_HEADER } from '../http/session.js';

/**
 * Returns the viewer for counting views: the member, or the session that was sent. Without a session, a viewer is
 * identified for the day by a keyed hash of address and user agent, which does not reveal the address.
 */
export function viewerOf(request: FastifyRequest, secret: string, day: string): string {
  const { user, sessionId } = callerOf(request);
  if (user) return user.id;
  if (isUuid(request.headers[SESSION_HEADER])) return sessionId;
  const traits = [day, request.ip, request.headers['user-agent'] ?? ''].join('\n');
  return asUuid(createHmac('sha256', secret).update(`viewer\n${traits}`).digest('hex'));
}

/** Formats a UUID of version 8 (custom). */
function asUuid(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Returns the UTC day for counting views. */
export function utcDay(time = new Date()): string {
  return time.toISOString().slice(0, 10);
}
