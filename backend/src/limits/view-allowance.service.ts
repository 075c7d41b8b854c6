import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ENV, type Env } from '../config/env.js';
import { addressKey } from '../http/address-key.js';
import { VIEWS, type Allowance } from './limits.types.js';

/** Bounds the memory: about 10 MB per counter. Beyond it, the address that was not seen for longest starts anew. */
const MAX_KEYS = 50_000;

/** Counts uses per key in windows that begin with the first use. */
class UseCounter {
  private readonly uses: LRUCache<string, number>;

  constructor(private readonly allowance: Allowance) {
    this.uses = new LRUCache({ max: MAX_KEYS, ttl: allowance.seconds * 1000, noUpdateTTL: true });
  }

  /** Counts one use. Returns whether it is within the allowance. */
  take(key: string): boolean {
    const used = (this.uses.get(key) ?? 0) + 1;
    this.uses.set(key, used);
    return used <= this.allowance.points;
  }
}

/**
 * Limits the views that an address can add, because clients can create sessions at no cost. Counts in this process only: a
 * shared counter costs two statements per view, more than the view itself. RateLimiterMemory would keep a timer per key for a day.
 */
@Injectable()
export class ViewAllowanceService {
  private readonly ofOne = new UseCounter(VIEWS.ofOne);
  private readonly ofAll = new UseCounter(VIEWS.ofAll);

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Returns whether to count a view of this post or question. HEAD adds no view and uses no allowance. */
  take({ method, ip }: Pick<FastifyRequest, 'method' | 'ip'>, id: string): boolean {
    if (method === 'HEAD' || !this.env.RATE_LIMIT) return true;
    const address = addressKey(ip);
    return this.ofOne.take(`${address} ${id}`) && this.ofAll.take(address);
  }
}
