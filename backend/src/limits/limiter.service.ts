import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { errorMessage } from '../logging/error-for-logs.js';
import { ENV, type Env } from '../config/env.js';
import { LimiterStore } from './limiter.store.js';
import type { Allowance } from './limits.types.js';

/** Counts uses, for all api processes together unless the allowance is per process. Fails open: if the store is unavailable, requests are not limited. */
@Injectable()
export class LimiterService {
  private readonly logger = new Logger(LimiterService.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly store: LimiterStore,
  ) {}

  /** Counts one use. Returns the seconds to wait if it exceeds the limit, otherwise 0. */
  consume(name: string, allowance: Allowance, key: string): Promise<number> {
    return this.withFallback(0, async () => {
      try {
        await this.store.limiter(name, allowance).consume(digest(key));
        return 0;
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        return Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      }
    });
  }

  /** Takes back one use. */
  async giveBack(name: string, allowance: Allowance, key: string): Promise<void> {
    await this.withFallback(undefined, () => this.store.limiter(name, allowance).reward(digest(key)));
  }

  consumed(name: string, allowance: Allowance, key: string): Promise<number> {
    return this.withFallback(0, async () => {
      const state = await this.store.limiter(name, allowance).get(digest(key));
      return state?.consumedPoints ?? 0;
    });
  }

  async block(name: string, allowance: Allowance, key: string, seconds: number): Promise<void> {
    await this.withFallback(undefined, () => this.store.limiter(name, allowance).block(digest(key), seconds));
  }

  async forget(name: string, allowance: Allowance, key: string): Promise<void> {
    await this.withFallback(undefined, () => this.store.limiter(name, allowance).delete(digest(key)));
  }

  private async withFallback<Result>(fallback: Result, command: () => Promise<Result>): Promise<Result>;
  private async withFallback(fallback: undefined, command: () => Promise<unknown>): Promise<unknown>;
  private async withFallback(fallback: unknown, command: () => Promise<unknown>): Promise<unknown> {
    if (!this.env.RATE_LIMIT) return fallback;
    try {
      return await command();
    } catch (error) {
      this.logger.warn({
        msg: 'limiter store unavailable, requests are not limited',
        reason: errorMessage(error),
      });
      return fallback;
    }
  }
}

/** Hashes the key, so that addresses, e-mails and sessions are not stored in plain text. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
