import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.decorator.js';
import { SESSION_HEADER } from '../http/session.js';
import { addressKey } from '../http/address-key.js';
import { LimiterService } from './limiter.service.js';
import { type LimitName, limitPolicies } from './limits.types.js';
import { RATE_LIMIT } from './rate-limited.types.js';
import { tooManyRequests } from './too-many-requests.js';

/** Counts the call per address and per person; returns 429 if either limit is exceeded. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: LimiterService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<LimitName>(RATE_LIMIT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { address, person } = limitPolicies[name];
    const personId = personKey(request);
    const waits = await Promise.all([
      this.limiter.consume(`${name}:address`, address, addressKey(request.ip)),
      personId ? this.limiter.consume(`${name}:person`, person, personId) : 0,
    ]);
    const wait = Math.max(...waits);
    if (wait > 0) throw tooManyRequests(wait);
    return true;
  }
}

/** The member, or the session that was sent. A session created for this request is not counted. */
function personKey(request: FastifyRequest): string | null {
  const { user, sessionId } = callerOf(request);
  if (user) return user.id;
  return request.headers[SESSION_HEADER] === undefined ? null : sessionId;
}
