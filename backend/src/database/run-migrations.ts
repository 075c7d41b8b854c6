import { runMigrations as runQueueMigrations } from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { QUEUE_SCHEMA } from '../queue/queue.types.js';
import { dataSourceOptions } from './data-source-options.js';

/** Any number; the same in every version, so that two deploys never migrate at once. */
const MIGRATION_LOCK = 7_215_301;

export interface MigrationReport {
  applied: string[];
  queueSchema: number | string;
}

/** Brings our tables and the queue's to this version, one migrator at a time. */
export async function runMigrations(databaseUrl: string): Promise<MigrationReport> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return { applied: await migrateTables(databaseUrl), queueSchema: await migrateQueue(databaseUrl) };
  } finally {
    await lock.end();
  }
}

async function migrateTables(databaseUrl: string): Promise<string[]> {
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl, 2)).initialize();
  try {
    return (await dataSource.runMigrations()).map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}

/** The queue's schema is made even where Redis carries the queue, so that REDIS_URL can be taken away again. */
async function migrateQueue(databaseUrl: string): Promise<number | string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await runQueueMigrations(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}
