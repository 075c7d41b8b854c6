import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Env } from '../config/env.js';
import { LimiterService } from './limiter.service.js';
import type { LimiterStore } from './limiter.store.js';
import type { Allowance } from './limits.types.js';

/** RateLimiterMemory keeps a timer per key, which may not be longer than 24.8 days. */
const LONGEST_S = 24 * 86_400;

/** A limiter that counts in memory. */
export function limiterInMemory(): LimiterService {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiter = (name: string, { points, seconds }: Allowance) => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const created = new RateLimiterMemory({
      keyPrefix: name,
      points,
      duration: Math.min(seconds, LONGEST_S),
    });
    limiters.set(name, created);
    return created;
  };
  return new LimiterService({ RATE_LIMIT: true } as Env, { limiter } as unknown as LimiterStore);
}
