import type { DataSource, QueryRunner } from 'typeorm';
import { until } from './processes.js';

const TABLES = {
  rows: 'interpretations',
  keys: 'idempotency_keys',
  posts: 'posts',
  questions: 'questions',
  jobs: 'bullmq.job',
};

/** Locks a table against writes, so that a test can hold concurrent writes at one point. Reads go on. */
export class HeldWrites {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly runner: QueryRunner,
  ) {}

  static async lock(table: keyof typeof TABLES, dataSource: DataSource): Promise<HeldWrites> {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`LOCK TABLE ${TABLES[table]} IN SHARE MODE`);
    return new HeldWrites(dataSource, runner);
  }

  /** Resolves once this many statements are blocked, counting only those that match the SQL pattern. */
  async untilBlocked(many = 1, pattern = '%'): Promise<void> {
    await until(async () => (await this.blockedPids(pattern)).length >= many);
  }

  /** Terminates the connections of the blocked writes, as when their machine fails. */
  async terminateBlocked(pattern = '%'): Promise<void> {
    for (const pid of await this.blockedPids(pattern)) {
      await this.dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
    }
    await until(async () => (await this.blockedPids(pattern)).length === 0);
    await this.release();
  }

  async release(): Promise<void> {
    if (this.runner.isTransactionActive) await this.runner.rollbackTransaction();
    await this.runner.release();
  }

  private async blockedPids(pattern = '%'): Promise<number[]> {
    const rows = await this.dataSource.query<{ pid: number }[]>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND wait_event_type = 'Lock' AND query LIKE $1`,
      [pattern],
    );
    return rows.map(({ pid }) => pid);
  }
}
