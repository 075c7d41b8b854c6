import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDataDir } from '../../service/data-dir.mjs';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.mjs';
import { undoAll } from '../../service/shutdown.mjs';
import { copyCluster } from './cluster-template.mjs';
import { requireRedisAt, startThrowawayRedis } from './redis.mjs';

/** The data are deleted after the test run, so they need not be durable. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * The four Jest workers share one server, and one spec alone (20 workers of the service) takes 150 connections. The tests open
 * thousands, and each checks a password, which costs milliseconds with the default of 4,096 iterations.
 */
const SHARED = { max_connections: '500', scram_iterations: '1' };

/** Jest workers of the integration layer: more than cores, because its specs wait for timeouts half of the time. */
export const INTEGRATION_WORKERS = 4;

/** One per Jest worker, because a queue's workers are counted per Redis server. */
const REDIS_SERVERS = INTEGRATION_WORKERS;

/** Starts temporary PostgreSQL and Redis servers for the integration tests. */
export async function startThrowawayServers() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-test-'));
  const undo = [() => fs.rmSync(folder, { recursive: true, force: true })];
  const stop = () => undoAll(undo);
  try {
    copyCluster(folder);
    const { dir } = await openDataDir(folder);
    const postgres = await startEmbeddedPostgres(dir, { settings: { ...NOT_DURABLE, ...SHARED } });
    undo.push(postgres.stop);
    return { postgresUrl: postgres.url, redisUrls: await openRedis(folder, undo), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openRedis(folder, undo) {
  if (process.env.REDIS_URL) return [await requireRedisAt(process.env.REDIS_URL)];
  const urls = [];
  for (let at = 0; at < REDIS_SERVERS; at += 1) {
    const { url, stop } = await startThrowawayRedis(folder);
    undo.push(stop);
    urls.push(url);
  }
  return urls;
}

/** Returns the servers of `npm run test:servers` if the environment names them, otherwise starts new ones. */
export async function openTestServers() {
  const { TEST_POSTGRES_URL, TEST_REDIS_URL } = process.env;
  if (TEST_POSTGRES_URL && TEST_REDIS_URL) {
    return { environment: { TEST_POSTGRES_URL, TEST_REDIS_URL }, stop: async () => undefined };
  }
  const { postgresUrl, redisUrls, stop } = await startThrowawayServers();
  return { environment: { TEST_POSTGRES_URL: postgresUrl, TEST_REDIS_URL: redisUrls.join(',') }, stop };
}
