import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { ConnectionTimes } from '../../src/http/server/connection-limits.js';
import { ApiModule } from '../../src/api.module.js';
import { type Env, loadEnv } from '../../src/config/env.js';
import { createApp } from '../../src/create-app.js';
import { WorkerModule } from '../../src/worker.module.js';
import { createDatabase, redisUrl } from './databases.js';

export type QueueBackend = 'postgres' | 'redis';
export const queueBackends: QueueBackend[] = ['postgres', 'redis'];

interface ServiceOptions {
  env?: Record<string, string>;
  backend?: QueueBackend;
  /** The number of workers beside the api; each is a separate application. */
  workers?: number;
  /** Maps the database address to the one that the service uses. */
  databaseThrough?: (url: string) => Promise<string>;
  /** The time limits of the api's connections. */
  times?: ConnectionTimes;
}

export interface TestService {
  /** The base URL of the api, without a trailing slash. */
  url: string;
  env: Env;
  api: NestFastifyApplication;
  workers: NestFastifyApplication[];
  dataSource: DataSource;
  settings: NodeJS.ProcessEnv;
  close: () => Promise<void>;
}

/** The throwaway Redis servers have this many; a service picks one at random, so that no other test's worker uses it. */
const REDIS_DATABASES = 10_000;

/** Starts the whole service in this process, on a free port and a fresh database: api, workers, real queue. */
export async function startService({
  env = {},
  backend = 'postgres',
  workers = 1,
  databaseThrough = (url) => Promise.resolve(url),
  times,
}: ServiceOptions = {}): Promise<TestService> {
  const database = await createDatabase();
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: await databaseThrough(database.url),
    JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
    RATE_LIMIT: 'off',
    PORT: '0',
    WORKER_PORT: '0',
    SHUTDOWN_GRACE_MS: '500',
    ...(backend === 'redis' && { REDIS_URL: redisUrl(randomInt(REDIS_DATABASES)) }),
    ...env,
  };
  const checked = loadEnv('api', settings);
  const api = await createApp(ApiModule.with(checked), checked, times);
  await api.listen(0, '127.0.0.1');
  const running = await Promise.all(Array.from({ length: workers }, () => startWorker(checked)));
  return {
    url: `http://127.0.0.1:${(api.getHttpServer().address() as AddressInfo).port}`,
    env: checked,
    api,
    workers: running,
    dataSource: api.get(DataSource),
    settings,
    close: async () => {
      await api.close();
      await Promise.all(running.map((worker) => worker.close()));
      await database.drop();
    },
  };
}

export async function startWorker(env: Env): Promise<NestFastifyApplication> {
  const worker = await createApp(WorkerModule.with(env), env);
  await worker.listen(0, '127.0.0.1');
  return worker;
}
