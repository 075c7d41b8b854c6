import { Injectable } from '@nestjs/common';
import { LimiterService } from './limiter.service.js';
import { type LockName, lockPolicies } from './limits.types.js';
import { tooManyRequests } from './too-many-requests.js';

/**
 * Locks out guesses at a secret for a while after repeated failures. Call `check` before verifying a guess, then `fail`
 * or `succeed`. A try is counted before it is verified, so that concurrent guesses cannot exceed the limit.
 */
@Injectable()
export class FailureLockService {
  constructor(private readonly limiter: LimiterService) {}

  /** Counts a try; throws 429 if none is left. */
  async check(name: LockName, key: string): Promise<void> {
    const wait = await this.limiter.consume(counter(name), lockPolicies[name].tries, key);
    if (wait > 0) throw tooManyRequests(wait);
  }

  /** The lock period starts with the last failure. */
  async fail(name: LockName, key: string): Promise<void> {
    const { tries, lockSeconds } = lockPolicies[name];
    const consumed = await this.limiter.consumed(counter(name), tries, key);
    if (consumed >= tries.points) await this.limiter.block(counter(name), tries, key, lockSeconds);
  }

  /** Takes back this one try; the tries of others stay counted. */
  async undo(name: LockName, key: string): Promise<void> {
    await this.limiter.giveBack(counter(name), lockPolicies[name].tries, key);
  }

  async succeed(name: LockName, key: string): Promise<void> {
    await this.limiter.forget(counter(name), lockPolicies[name].tries, key);
  }
}

function counter(name: LockName): string {
  return `lock:${name}`;
}
