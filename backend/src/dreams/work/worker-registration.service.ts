import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import pTimeout from 'p-timeout';
import { errorMessage } from '../../logging/error-for-logs.js';
import { ENV, type Env } from '../../config/env.js';
import { WORKER_EXPIRY_MS } from '../worker-expiry.js';

const HEARTBEAT_MS = 5_000;
/** A database that does not answer must not hold up a shutdown. */
const STATEMENT_TIMEOUT_MS = 2_000;

/** Tells the api how many slots this worker has, for as long as it takes jobs. */
@Injectable()
export class WorkerRegistration implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly workerId = randomUUID();
  private readonly logger = new Logger(WorkerRegistration.name);
  private timer?: NodeJS.Timeout;
  private lastHeartbeat: Promise<void> = Promise.resolve();

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => this.heartbeat(), HEARTBEAT_MS);
    await this.removeExpired();
    this.heartbeat();
    await this.lastHeartbeat;
  }

  /** A worker that shuts down takes no new jobs, so its slots no longer count, even while it finishes its last ones. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.lastHeartbeat;
    await this.run('DELETE FROM workers WHERE id = $1', [this.workerId]);
  }

  private heartbeat(): void {
    this.lastHeartbeat = this.run(
      `INSERT INTO workers (id, concurrency, seen_at) VALUES ($1, $2, now())
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
      [this.workerId, this.env.WORKER_CONCURRENCY],
    );
  }

  /** Rows of workers that were killed. */
  private removeExpired(): Promise<void> {
    return this.run(`DELETE FROM workers WHERE seen_at < now() - $1 * interval '1 millisecond'`, [
      WORKER_EXPIRY_MS,
    ]);
  }

  /** The next heartbeat makes up for one that failed; without any, the api lets everybody in. */
  private async run(statement: string, values: unknown[]): Promise<void> {
    try {
      await pTimeout(this.dataSource.query(statement, values), { milliseconds: STATEMENT_TIMEOUT_MS });
    } catch (error) {
      this.logger.warn({ msg: 'worker registration failed', reason: errorMessage(error) });
    }
  }
}
