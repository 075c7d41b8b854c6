import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages, type QueueState } from '@kkumpuri/contract';
import pTimeout from 'p-timeout';
import { AppError } from '../http/app-error.js';
import { ENV, type Env } from '../config/env.js';
import { InterpretationQueueService } from './interpretation-queue.service.js';

const PATIENCE_MS = 2_000;
/** Rates and durations are of the last minutes, so that the panel follows what is going on. */
const RECENT_MINUTES = 5;
const RETRY_BATCH = 200;
const MOST_RETRIED = 5_000;

type Recent = Omit<QueueState, 'waiting' | 'active' | 'delayed' | 'workers'>;

/** How the queue is doing, for operators; and a second chance for dreams whose reading failed. */
@Injectable()
export class QueueStateService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: InterpretationQueueService,
  ) {}

  async read(): Promise<QueueState> {
    const [counts, recent] = await Promise.all([
      pTimeout(this.queue.count(), { milliseconds: PATIENCE_MS }).catch(() => {
        throw new AppError(503, 'overloaded', errorMessages.unavailable);
      }),
      this.readRows(),
    ]);
    return { ...counts, ...recent };
  }

  /** Failed rows become pending again, with a fresh deadline. What the queue does not take now, the sweeper brings it. */
  async retryFailed(): Promise<number> {
    let retried = 0;
    while (retried < MOST_RETRIED) {
      const ids = await this.reopenOldest();
      await Promise.allSettled(
        ids.map((id) => pTimeout(this.queue.ensureQueued(id), { milliseconds: PATIENCE_MS })),
      );
      retried += ids.length;
      if (ids.length < RETRY_BATCH) break;
    }
    return retried;
  }

  /** One failed row becomes pending again, for its owner to wait for; false when another call was faster. */
  async reopenFailed(id: string): Promise<boolean> {
    const reopened = await this.reopen("id = $2 AND status = 'failed'", id);
    return reopened.length > 0;
  }

  /**
   * The rows are the truth about ends: a reading that failed is a job that was done. A row waits since its deadline was
   * set, which is when it was taken in or retried.
   */
  private async readRows(): Promise<Recent> {
    const [row] = await this.dataSource.query<[Recent]>(
      `SELECT
         (SELECT count(*)::int FROM interpretations WHERE status = 'failed') AS failed,
         (SELECT max(greatest(0, extract(epoch FROM now() - deadline_at) * 1000 + $2))::float8
          FROM interpretations WHERE status = 'pending' AND started_at IS NULL) AS "oldestWaitingMs",
         count(*) FILTER (WHERE status = 'completed')::float8 / $1 AS "completedPerMinute",
         count(*) FILTER (WHERE status = 'failed')::float8 / $1 AS "failedPerMinute",
         (avg(extract(epoch FROM completed_at - started_at)) FILTER (WHERE status = 'completed') * 1000)::float8
           AS "meanDurationMs"
       FROM interpretations
       WHERE completed_at > now() - $1::float8 * interval '1 minute' AND started_at IS NOT NULL`,
      [RECENT_MINUTES, this.env.INTERPRET_DEADLINE_MS],
    );
    return row;
  }

  private reopenOldest(): Promise<string[]> {
    return this.reopen(
      `id IN (SELECT id FROM interpretations WHERE status = 'failed'
              ORDER BY completed_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      RETRY_BATCH,
    );
  }

  private async reopen(condition: string, value: string | number): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(
      `UPDATE interpretations SET status = 'pending', failure = NULL, attempts = 0, started_at = NULL,
         completed_at = NULL, queued_at = now(), deadline_at = now() + $1 * interval '1 millisecond'
       WHERE ${condition} RETURNING id`,
      [this.env.INTERPRET_DEADLINE_MS, value],
    );
    return rows.map((row) => row.id);
  }
}
