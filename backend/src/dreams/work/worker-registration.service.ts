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
/** An unresponsive database must not delay a shutdown. */
const STATEMENT_TIMEOUT_MS = 2_000;

/** Registers this worker's slots for admission by the api, while the worker takes jobs. */
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

  /** Deregisters at the start of the shutdown: the worker takes no new jobs, although running jobs may finish. */
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

  /** Deletes the rows of killed workers. */
  private removeExpired(): Promise<void> {
    return this.run(`DELETE FROM workers WHERE seen_at < now() - $1 * interval '1 millisecond'`, [
      WORKER_EXPIRY_MS,
    ]);
  }

  /** Only logs failures: the next heartbeat retries. Without registered workers, the api admits all dreams. */
  private async run(statement: string, values: unknown[]): Promise<void> {
    try {
      await pTimeout(this.dataSource.query(statement, values), { milliseconds: STATEMENT_TIMEOUT_MS });
    } catch (error) {
      this.logger.warn({ msg: 'worker registration failed', reason: errorMessage(error) });
    }
  }
}
