import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.decorator.js';
import { ENV, type Env } from '../config/env.js';
import { addressKey } from '../http/address-key.js';
import { OPEN_WAITS } from './limits.types.js';
import { tooManyRequests } from './too-many-requests.js';

const RETRY_AFTER_S = 10;

/** Limits the open requests in this process that wait for a reading or follow one, per person and per address. */
@Injectable()
export class OpenWaitsService {
  private readonly open = new Map<string, number>();

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Counts this request until its connection closes. Throws 429 if the maximum is open. */
  enter(request: FastifyRequest, reply: FastifyReply): void {
    if (!this.env.RATE_LIMIT) return;
    const { user, sessionId } = callerOf(request);
    const person = `person ${user?.id ?? sessionId}`;
    const address = `address ${addressKey(request.ip)}`;
    if (this.count(person) >= OPEN_WAITS.ofPerson || this.count(address) >= OPEN_WAITS.ofAddress) {
      throw tooManyRequests(RETRY_AFTER_S);
    }
    for (const key of [person, address]) this.open.set(key, this.count(key) + 1);
    reply.raw.once('close', () => [person, address].forEach((key) => this.leave(key)));
  }

  private leave(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.open.set(key, left);
    else this.open.delete(key);
  }

  private count(key: string): number {
    return this.open.get(key) ?? 0;
  }
}
