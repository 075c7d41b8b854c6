import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDataDir } from '../data-dir.mjs';
import { startEmbeddedPostgres } from '../embedded-postgres.mjs';
import { undoAll } from '../shutdown.mjs';
import { requireRedisAt, startThrowawayRedis } from './redis.mjs';

/** A PostgreSQL and a Redis that the integration tests may do anything to. */
export async function startThrowawayServers() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-test-'));
  const undo = [() => fs.rmSync(folder, { recursive: true, force: true })];
  const stop = () => undoAll(undo);
  try {
    const { dir } = await openDataDir(folder);
    const postgres = await startEmbeddedPostgres(dir);
    undo.push(postgres.stop);
    return { postgresUrl: postgres.url, redisUrl: await openRedis(folder, undo), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openRedis(folder, undo) {
  if (process.env.REDIS_URL) return requireRedisAt(process.env.REDIS_URL);
  const redis = await startThrowawayRedis(folder);
  undo.push(redis.stop);
  return redis.url;
}
