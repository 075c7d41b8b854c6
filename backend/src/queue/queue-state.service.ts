import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages, type QueueState } from '@kkumpuri/contract';
import pTimeout from 'p-timeout';
import { AppError } from '../http/app-error.js';
import { ENV, type Env } from '../config/env.js';
import { InterpretationQueueService } from './interpretation-queue.service.js';

const QUEUE_TIMEOUT_MS = 2_000;
/** Rates and durations cover the last minutes, so that the admin panel shows current activity. */
const RECENT_MINUTES = 5;
const RETRY_BATCH = 200;
const MAX_RETRIED = 5_000;

type Recent = Omit<QueueState, 'waiting' | 'active' | 'delayed' | 'workers'>;

/** Reads the state of the queue for operators, and retries failed readings. */
@Injectable()
export class QueueStateService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: InterpretationQueueService,
  ) {}

  async read(): Promise<QueueState> {
    const [counts, recent] = await Promise.all([
      pTimeout(this.queue.count(), { milliseconds: QUEUE_TIMEOUT_MS }).catch(() => {
        throw new AppError(503, 'overloaded', errorMessages.unavailable);
      }),
      this.readRows(),
    ]);
    return { ...counts, ...recent };
  }

  /** Sets failed rows to pending with a new deadline. The sweeper enqueues those that the queue does not accept now. */
  async retryFailed(): Promise<number> {
    let retried = 0;
    while (retried < MAX_RETRIED) {
      const ids = await this.reopenOldest();
      await Promise.allSettled(
        ids.map((id) => pTimeout(this.queue.ensureQueued(id), { milliseconds: QUEUE_TIMEOUT_MS })),
      );
      retried += ids.length;
      if (ids.length < RETRY_BATCH) break;
    }
    return retried;
  }

  /** Sets one failed row to pending, for its owner to wait for. Returns false if another call was faster. */
  async reopenFailed(id: string): Promise<boolean> {
    const reopened = await this.reopen("id = $2 AND status = 'failed'", id);
    return reopened.length > 0;
  }

  /**
   * Reads outcomes from the rows, because the job of a failed reading is completed. A row waits from the time its
   * deadline was set, on submission or retry.
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
