import { Inject, Injectable } from '@nestjs/common';
import { errorMessages } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { callerOf } from '../http/caller.decorator.js';
import { ENV, type Env } from '../config/env.js';
import { addressKey } from '../http/address-key.js';
import { LimiterService } from './limiter.service.js';
import { type Allowance, CALM_ANSWERS_KEPT, ONE_DAY_S, type QuotaReservation } from './limits.types.js';

const NOTHING_RESERVED: QuotaReservation = { release: () => Promise.resolve() };

/** Limits the readings of a guest per day, by session and by address. Members are not limited. */
@Injectable()
export class GuestAllowanceService {
  private readonly allowance: Allowance;

  constructor(
    @Inject(ENV) env: Env,
    private readonly limiter: LimiterService,
  ) {
    this.allowance = { points: env.GUEST_DAILY_LIMIT, seconds: ONE_DAY_S };
  }

  /** Returns whether to store the calm answer to a user in distress. It uses one reading, and is given in any case. */
  async reserveCalmAnswer(request: FastifyRequest): Promise<boolean> {
    const { user } = callerOf(request);
    if (user) return (await this.limiter.consume('calm:member', CALM_ANSWERS_KEPT, user.id)) === 0;
    return this.reserveQuota(request).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  /** Reserves one reading. Throws 429 if none is left today. */
  async reserveQuota(request: FastifyRequest): Promise<QuotaReservation> {
    const { user, sessionId } = callerOf(request);
    if (user) return NOTHING_RESERVED;
    const counters = [
      ['guest:session', sessionId],
      ['guest:address', addressKey(request.ip)],
    ] as const;
    const waits = await Promise.all(
      counters.map(([name, key]) => this.limiter.consume(name, this.allowance, key)),
    );
    const wait = Math.max(...waits);
    if (wait > 0) throw usedUp(wait);
    return {
      release: async () => {
        await Promise.all(counters.map(([name, key]) => this.limiter.giveBack(name, this.allowance, key)));
      },
    };
  }
}

function usedUp(retryAfterSeconds: number): AppError {
  return new AppError(429, 'daily_limit', errorMessages.interpretationLimit, { retryAfterSeconds });
}
