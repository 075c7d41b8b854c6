import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { WORKER_EXPIRY_MS } from '../worker-expiry.js';
import type { QueueSnapshot } from './predicted-wait.js';

/**
 * The average excludes the slowest tenth of the readings (at least one if there are several), so that one outlier does
 * not dominate. A median would also ignore slow readings that make up a third and do occupy slots.
 */
const SNAPSHOT = `
WITH running AS (
  SELECT id, concurrency FROM workers WHERE seen_at > now() - $1 * interval '1 millisecond'
), pending AS (
  SELECT
    count(*) FILTER (WHERE started_at IS NULL)::int AS waiting,
    count(*) FILTER (WHERE started_at IS NOT NULL AND running.id IS NOT NULL)::int AS reading,
    count(*) FILTER (WHERE started_at IS NOT NULL AND running.id IS NULL)::int AS interrupted,
    avg(extract(epoch FROM now() - claimed_at)) FILTER (WHERE running.id IS NOT NULL) * 1000 AS age
  FROM interpretations LEFT JOIN running ON running.id = claimed_by
  WHERE status = 'pending'
), ended AS (
  SELECT ms, percent_rank() OVER (ORDER BY ms) AS rank
  FROM (
    SELECT extract(epoch FROM completed_at - claimed_at) * 1000 AS ms FROM interpretations
    WHERE completed_at > now() - interval '1 minute' AND claimed_at IS NOT NULL
  ) AS durations
)
SELECT waiting, reading, interrupted,
  (SELECT coalesce(sum(concurrency), 0)::int FROM running) AS capacity,
  coalesce((SELECT avg(ms) FROM ended WHERE rank <= 0.9), age)::float8 AS "readingMs"
FROM pending`;

@Injectable()
export class QueueSnapshotRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async getQueueSnapshot(): Promise<QueueSnapshot> {
    const [snapshot] = await this.dataSource.query<[QueueSnapshot]>(SNAPSHOT, [WORKER_EXPIRY_MS]);
    return snapshot;
  }

  /** Counts the unstarted dreams submitted before the given time. */
  async countAhead(createdAt: Date): Promise<number> {
    const [row] = await this.dataSource.query<[{ ahead: number }]>(
      `SELECT count(*)::int AS ahead FROM interpretations
       WHERE status = 'pending' AND started_at IS NULL AND created_at < $1`,
      [createdAt],
    );
    return row.ahead;
  }
}
