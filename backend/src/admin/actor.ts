import type { FastifyRequest } from 'fastify';
import { memberOf } from '../http/caller.decorator.js';

/** The admin who performs an action, and their IP address. */
export interface Actor {
  actorId: string;
  ip: string;
}

export function actorOf(request: FastifyRequest): Actor {
  return { actorId: memberOf(request).id, ip: request.ip };
}
