import { Inject, Injectable, Logger } from '@nestjs/common';
import { errorMessages } from '@kkumpuri/contract';
import { Counter, type Registry } from 'prom-client';
import { AppError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.decorator.js';
import { reasonOf } from '../../common/error-for-logs.js';
import { ENV, type Env } from '../../config/env.js';
import { REGISTRY } from '../../health/metrics.service.js';
import { InterpretationRepository } from '../interpretation.repository.js';
import { predictWait, type QueueLook } from './predicted-wait.js';

const FRESH_MS = 500;
/** Guests may fill this much of the time there is; the rest is kept for members. */
const GUEST_SHARE = 0.8;
const LONGEST_RETRY_AFTER_S = 60;

type Who = 'guest' | 'member';

/** Turns dreams away that could not be read before their callers give up. */
@Injectable()
export class AdmissionService {
  private readonly logger = new Logger(AdmissionService.name);
  private readonly turnedAway: Counter<'who'>;
  private lookedAt = -Infinity;
  private look: Promise<QueueLook | null> = Promise.resolve(null);
  /** Dreams let in since the last look, which it does not know of. */
  private letIn = 0;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(REGISTRY) registry: Registry,
    private readonly rows: InterpretationRepository,
  ) {
    this.turnedAway = new Counter({
      name: 'kkumpuri_dreams_turned_away_total',
      help: 'Dreams not taken in because they would have waited too long',
      labelNames: ['who'],
      registers: [registry],
    });
    // A series that begins at its first refusal would hide that one from rate().
    for (const who of ['guest', 'member'] satisfies Who[]) this.turnedAway.inc({ who }, 0);
  }

  /** Fails with 503 when the queue is too long for this caller. */
  async check({ user }: Caller): Promise<void> {
    const who = user ? 'member' : 'guest';
    const room = this.room(who);
    const wait = await this.predict();
    if (wait <= room) {
      this.letIn += 1;
      return;
    }
    this.turnedAway.inc({ who });
    const retryAfterSeconds = Math.min(LONGEST_RETRY_AFTER_S, Math.ceil((wait - room) / 1000));
    throw new AppError(503, 'overloaded', errorMessages.unavailable, { retryAfterSeconds });
  }

  /** Nobody's reading may come after its call has ended, or after the deadline at which the model is cut off. */
  private room(who: Who): number {
    const room = Math.min(this.env.INTERPRET_WAIT_MS, this.env.INTERPRET_DEADLINE_MS);
    return who === 'member' ? room : room * GUEST_SHARE;
  }

  private async predict(): Promise<number> {
    const look = await this.freshLook();
    return look ? predictWait({ ...look, waiting: look.waiting + this.letIn }) : 0;
  }

  private freshLook(): Promise<QueueLook | null> {
    const now = performance.now();
    if (now - this.lookedAt < FRESH_MS) return this.look;
    this.lookedAt = now;
    this.letIn = 0;
    this.look = this.rows.lookAtQueue(this.env.INTERPRET_DEADLINE_MS).catch((error: unknown) => {
      this.logger.warn({ msg: 'no look at the queue, so everybody is let in', reason: reasonOf(error) });
      return null;
    });
    return this.look;
  }
}
