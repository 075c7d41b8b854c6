import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../scripts/system/commands.mjs';
import { openDataDir } from '../../scripts/service/data-dir.mjs';
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded-postgres.mjs';
import { inRoot } from '../../scripts/system/paths.mjs';
import { findRedisServer, startThrowawayRedis } from '../../scripts/testing/requirements/redis.mjs';
import { startNode } from './processes.mjs';

export const pg = createRequire(inRoot('backend', 'package.json'))('pg');

/** Starts PostgreSQL, Redis (if installed) and the scripted model in a temporary folder; `close` stops and removes them. */
export async function openWorld() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-bench-'));
  /** @type {(() => unknown)[]} */
  const undo = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { dir } = await openDataDir(folder);
    const postgres = await startEmbeddedPostgres(dir);
    undo.push(() => postgres.stop());
    const redis = findRedisServer() ? await startThrowawayRedis(folder) : undefined;
    if (redis) undo.push(() => redis.stop());
    const model = await startNode('bench/floors/model-server.mjs', {});
    undo.push(() => model.end());
    return { folder, dir, postgresUrl: postgres.url, redisUrl: redis?.url, model, undo, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates and migrates a database. */
export async function createDatabase({ postgresUrl }, name) {
  await query(postgresUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const migrate = [process.execPath, inRoot('backend/dist/database/migrate.js')];
  const { code, output } = await run(migrate, { env: { ...process.env, DATABASE_URL: url.href } });
  if (code !== 0) throw new Error(output);
  return url.href;
}

export async function query(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Sets the behaviour of the scripted model. */
export async function scriptModel({ model }, always) {
  await fetch(`http://127.0.0.1:${model.port}/__script`, {
    method: 'POST',
    body: JSON.stringify({ always }),
  });
}

/** Returns the number of calls since the last script and the number of active calls. */
export async function modelCalls({ model }) {
  return (await fetch(`http://127.0.0.1:${model.port}/__calls`)).json();
}
