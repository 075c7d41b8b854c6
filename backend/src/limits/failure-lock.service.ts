import { Injectable } from '@nestjs/common';
import { LimiterService } from './limiter.service.js';
import { type LockName, lockPolicies } from './limits.types.js';
import { tooManyRequests } from './too-many-requests.js';

/**
 * Locks a secret's door for a while after repeated failures. Call `check` before looking at the guess, then `fail` or
 * `succeed`. A try is counted before it is judged, so that guesses sent at once are not judged at once.
 */
@Injectable()
export class FailureLockService {
  constructor(private readonly limiter: LimiterService) {}

  /** Counts a try; fails with 429 when none is left. */
  async check(name: LockName, key: string): Promise<void> {
    const wait = await this.limiter.consume(counter(name), lockPolicies[name].tries, key);
    if (wait > 0) throw tooManyRequests(wait);
  }

  /** The lock's time begins with the last failure. */
  async fail(name: LockName, key: string): Promise<void> {
    const { tries, lockSeconds } = lockPolicies[name];
    const consumed = await this.limiter.consumed(counter(name), tries, key);
    if (consumed >= tries.points) await this.limiter.block(counter(name), tries, key, lockSeconds);
  }

  /** Takes back this one try and leaves those of others counted. */
  async excuse(name: LockName, key: string): Promise<void> {
    await this.limiter.giveBack(counter(name), lockPolicies[name].tries, key);
  }

  async succeed(name: LockName, key: string): Promise<void> {
    await this.limiter.forget(counter(name), lockPolicies[name].tries, key);
  }
}

function counter(name: LockName): string {
  return `lock:${name}`;
}
