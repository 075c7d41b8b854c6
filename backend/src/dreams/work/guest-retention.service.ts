import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';

const BATCH = 500;
/** Limits the rows deleted in one round. */
const MAX_BATCHES = 200;

/** Deletes dreams of guests without a visit for GUEST_RETENTION_DAYS. Called by the worker's housekeeping. */
@Injectable()
export class GuestRetention {
  private readonly logger = new Logger(GuestRetention.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async deleteExpired(): Promise<void> {
    let total = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const deleted = await this.deleteBatch();
      total += deleted;
      if (deleted < BATCH) break;
    }
    if (total > 0)
      this.logger.log({ msg: 'deleted dreams of guests after the retention period', dreams: total });
  }

  /** Concurrent workers skip each other's rows. */
  private async deleteBatch(): Promise<number> {
    const [{ deleted }] = await this.dataSource.query<[{ deleted: number }]>(
      `WITH expired AS (
         SELECT id FROM interpretations WHERE user_id IS NULL AND visited_on < current_date - $1::int
         ORDER BY visited_on LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
       deleted AS (DELETE FROM interpretations WHERE id IN (SELECT id FROM expired) RETURNING id),
       drafts AS (DELETE FROM interpretation_drafts WHERE interpretation_id IN (SELECT id FROM deleted))
       SELECT count(*)::int AS deleted FROM deleted`,
      [this.env.GUEST_RETENTION_DAYS],
    );
    return deleted;
  }
}
