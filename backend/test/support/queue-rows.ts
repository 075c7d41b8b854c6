import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Inserts the rows that admission reads, with explicit times. */
export class QueueRows {
  constructor(private readonly dataSource: DataSource) {}

  async clear(): Promise<void> {
    await this.dataSource.query('DELETE FROM interpretations; DELETE FROM workers');
  }

  async addWorker({
    concurrency,
    seenAgoMs = 0,
  }: {
    concurrency: number;
    seenAgoMs?: number;
  }): Promise<string> {
    const id = randomUUID();
    await this.dataSource.query(
      `INSERT INTO workers (id, concurrency, seen_at) VALUES ($1, $2, now() - $3 * interval '1 millisecond')`,
      [id, concurrency, seenAgoMs],
    );
    return id;
  }

  /** Dreams that no worker has started. */
  async addWaiting(count: number, waitedMs = 5_000): Promise<void> {
    await this.add(count, `'pending', now() - $3 * interval '1 millisecond', NULL, NULL::uuid, NULL, NULL`, [
      waitedMs,
    ]);
  }

  /** Dreams that a worker is reading; without a worker, dreams that wait for their next attempt. */
  async addStarted(count: number, worker: string | null, startedMs = 0): Promise<void> {
    const started = `now() - $4 * interval '1 millisecond'`;
    await this.add(count, `'pending', now(), ${started}, $3::uuid, ${started}, NULL`, [worker, startedMs]);
  }

  /** Readings that ended just now and were first started `sinceStartMs` ago, possibly by another worker. */
  async addEnded(count: number, readingMs: number, sinceStartMs = readingMs): Promise<void> {
    await this.add(
      count,
      `'completed', now(), now() - $4 * interval '1 millisecond', gen_random_uuid(),
         now() - $3 * interval '1 millisecond', now()`,
      [readingMs, sinceStartMs],
    );
  }

  private async add(count: number, row: string, values: unknown[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO interpretations (session_id, dream_content, deadline_at, status, created_at, started_at, claimed_by,
         claimed_at, completed_at)
       SELECT $1::uuid, '꿈', now() + interval '90 seconds', ${row} FROM generate_series(1, $2::int)`,
      [randomUUID(), count, ...values],
    );
  }
}
