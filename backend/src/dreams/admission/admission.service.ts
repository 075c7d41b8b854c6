import { Inject, Injectable, Logger } from '@nestjs/common';
import { errorMessages } from '@kkumpuri/contract';
import { Counter, type Registry } from 'prom-client';
import { AppError } from '../../http/app-error.js';
import type { Caller } from '../../http/caller.decorator.js';
import { errorMessage } from '../../logging/error-for-logs.js';
import { ENV, type Env } from '../../config/env.js';
import { REGISTRY } from '../../health/metrics.service.js';
import { predictWait, type QueueSnapshot } from './predicted-wait.js';
import { QueueSnapshotRepository } from './queue-snapshot.repository.js';

const SNAPSHOT_TTL_MS = 500;
/** The part of the available time that guests may fill; the rest is reserved for members. */
const GUEST_SHARE = 0.8;
const MAX_RETRY_AFTER_S = 60;

type CallerKind = 'guest' | 'member';

/** Rejects dreams that could not be read before their requests time out. */
@Injectable()
export class AdmissionService {
  private readonly logger = new Logger(AdmissionService.name);
  private readonly refused: Counter<'who'>;
  private snapshotTakenAt = -Infinity;
  private snapshot: Promise<QueueSnapshot | null> = Promise.resolve(null);
  /** Dreams admitted since the last snapshot, which does not include them. */
  private admittedSince = 0;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(REGISTRY) registry: Registry,
    private readonly snapshots: QueueSnapshotRepository,
  ) {
    this.refused = new Counter({
      name: 'kkumpuri_dreams_turned_away_total',
      help: 'Dreams rejected because the predicted wait was too long',
      labelNames: ['who'],
      registers: [registry],
    });
    // Start each series at 0: rate() would miss the first refusal if the series began with it.
    for (const who of ['guest', 'member'] satisfies CallerKind[]) this.refused.inc({ who }, 0);
  }

  /** Fails with 503 when the queue is too long for this caller. */
  async check({ user }: Caller): Promise<void> {
    const who = user ? 'member' : 'guest';
    const available = this.availableMs(who);
    const snapshot = await this.getSnapshot();
    // No await from here on, so that concurrent requests count each other.
    const wait = snapshot ? predictWait({ ...snapshot, waiting: snapshot.waiting + this.admittedSince }) : 0;
    if (wait <= available) {
      this.admittedSince += 1;
      return;
    }
    this.refused.inc({ who });
    const retryAfterSeconds = Math.min(MAX_RETRY_AFTER_S, Math.ceil((wait - available) / 1000));
    throw new AppError(503, 'overloaded', errorMessages.unavailable, { retryAfterSeconds });
  }

  /** A reading must end before its request times out and before the model's deadline. */
  private availableMs(who: CallerKind): number {
    const available = Math.min(this.env.INTERPRET_WAIT_MS, this.env.INTERPRET_DEADLINE_MS);
    return who === 'member' ? available : available * GUEST_SHARE;
  }

  private getSnapshot(): Promise<QueueSnapshot | null> {
    const now = performance.now();
    if (now - this.snapshotTakenAt < SNAPSHOT_TTL_MS) return this.snapshot;
    this.snapshotTakenAt = now;
    this.admittedSince = 0;
    this.snapshot = this.snapshots.getQueueSnapshot().catch((error: unknown) => {
      this.logger.warn({ msg: 'queue snapshot failed, admitting all dreams', reason: errorMessage(error) });
      return null;
    });
    return this.snapshot;
  }
}
