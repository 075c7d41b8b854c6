import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { errorMessage } from '../logging/error-for-logs.js';
import { ENV, type Env } from '../config/env.js';
import type { Allowance } from './limits.types.js';

const TABLE = 'rate_limits';

/** Stores the counters: in Redis if configured, otherwise in PostgreSQL; those per process in memory. */
@Injectable()
export class LimiterStore implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(LimiterStore.name);
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private readonly redis: Redis | null;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.redis = env.REDIS_URL ? connectLazily(env.REDIS_URL) : null;
    this.redis?.on('error', (error: Error) =>
      this.logger.warn({ msg: 'limiter store connection', reason: errorMessage(error) }),
    );
  }

  async onModuleInit(): Promise<void> {
    await this.redis?.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Returns the counter of this name. Pass the same allowance for a name every time. */
  limiter(name: string, { points, seconds, perProcess }: Allowance): RateLimiterAbstract {
    const existing = this.limiters.get(name);
    if (existing) return existing;
    const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
    const created = perProcess ? new RateLimiterMemory(options) : this.makeShared(options);
    this.limiters.set(name, created);
    return created;
  }

  private makeShared(options: { keyPrefix: string; points: number; duration: number }): RateLimiterAbstract {
    if (this.redis) return new RateLimiterRedis({ ...options, storeClient: this.redis });
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: ![...this.limiters.values()].some(isPostgres),
    });
  }
}

/** One of them is enough to delete the expired rows of all. */
const isPostgres = (limiter: RateLimiterAbstract) => limiter instanceof RateLimiterPostgres;

/** Commands fail at once while Redis is unavailable: requests do not wait for the limiter. */
function connectLazily(url: string): Redis {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
    enableAutoPipelining: true,
  });
}
