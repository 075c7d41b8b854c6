import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { errorMessage } from '../logging/error-for-logs.js';
import { ENV, type Env } from '../config/env.js';
import { LimiterStore } from './limiter.store.js';
import type { Allowance } from './limits.types.js';

/** Counts that all api processes share. It fails open: a store that is away limits nobody. */
@Injectable()
export class LimiterService {
  private readonly logger = new Logger(LimiterService.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly store: LimiterStore,
  ) {}

  /** Counts one. The seconds to wait when that was one too many, else 0. */
  consume(name: string, allowance: Allowance, key: string): Promise<number> {
    return this.ask(0, async () => {
      try {
        await this.store.limiter(name, allowance).consume(digest(key));
        return 0;
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        return Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      }
    });
  }

  /** Takes one back. */
  async giveBack(name: string, allowance: Allowance, key: string): Promise<void> {
    await this.ask(undefined, () => this.store.limiter(name, allowance).reward(digest(key)));
  }

  consumed(name: string, allowance: Allowance, key: string): Promise<number> {
    return this.ask(0, async () => {
      const state = await this.store.limiter(name, allowance).get(digest(key));
      return state?.consumedPoints ?? 0;
    });
  }

  async block(name: string, allowance: Allowance, key: string, seconds: number): Promise<void> {
    await this.ask(undefined, () => this.store.limiter(name, allowance).block(digest(key), seconds));
  }

  async forget(name: string, allowance: Allowance, key: string): Promise<void> {
    await this.ask(undefined, () => this.store.limiter(name, allowance).delete(digest(key)));
  }

  private async ask<Answer>(otherwise: Answer, question: () => Promise<Answer>): Promise<Answer>;
  private async ask(otherwise: undefined, question: () => Promise<unknown>): Promise<unknown>;
  private async ask(otherwise: unknown, question: () => Promise<unknown>): Promise<unknown> {
    if (!this.env.RATE_LIMIT) return otherwise;
    try {
      return await question();
    } catch (error) {
      this.logger.warn({
        msg: 'the limiter has no answer, so nobody is limited',
        reason: errorMessage(error),
      });
      return otherwise;
    }
  }
}

/** Neither addresses nor e-mails nor sessions are kept in clear. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
