import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';

const BATCH = 500;
/** The most rows that one round deletes. */
const MOST_BATCHES = 200;

/** Dreams of guests who have not been here for GUEST_RETENTION_DAYS go. Called by the worker's housekeeping. */
@Injectable()
export class GuestRetention {
  private readonly logger = new Logger(GuestRetention.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async deleteExpired(): Promise<void> {
    let forgotten = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const deleted = await this.forgetBatch();
      forgotten += deleted;
      if (deleted < BATCH) break;
    }
    if (forgotten > 0)
      this.logger.log({ msg: 'dreams of guests went, unvisited for too long', dreams: forgotten });
  }

  /** Several workers take different rows. */
  private async forgetBatch(): Promise<number> {
    const [{ deleted }] = await this.dataSource.query<[{ deleted: number }]>(
      `WITH expired AS (
         SELECT id FROM interpretations WHERE user_id IS NULL AND visited_on < current_date - $1::int
         ORDER BY visited_on LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
       deleted AS (DELETE FROM interpretations WHERE id IN (SELECT id FROM expired) RETURNING id),
       unwritten AS (DELETE FROM interpretation_drafts WHERE interpretation_id IN (SELECT id FROM deleted))
       SELECT count(*)::int AS deleted FROM deleted`,
      [this.env.GUEST_RETENTION_DAYS],
    );
    return deleted;
  }
}
