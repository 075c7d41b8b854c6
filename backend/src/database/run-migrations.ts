import { runMigrations as runQueueMigrations } from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { QUEUE_SCHEMA } from '../queue/queue.types.js';
import { dataSourceOptions } from './data-source-options.js';

/** An arbitrary number, the same in every version, so that two deploys never migrate at the same time. */
export const MIGRATION_LOCK = 7_215_301;

export interface MigrationReport {
  applied: string[];
  queueSchema: number | string;
}

/**
 * Migrates our tables and the queue's to this version, one migrator at a time. Then allows `applicationRole`, if given,
 * to read and write rows only.
 */
export async function runMigrations(databaseUrl: string, applicationRole?: string): Promise<MigrationReport> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const report = {
      applied: await migrateTables(databaseUrl),
      queueSchema: await migrateQueue(databaseUrl),
    };
    if (applicationRole) await lock.query(grantsFor(pg.escapeIdentifier(applicationRole)));
    return report;
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

/** Creates the queue's schema even if Redis holds the queue, so that REDIS_URL can be removed later. */
async function migrateQueue(databaseUrl: string): Promise<number | string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await runQueueMigrations(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}

function grantsFor(role: string): string {
  const schemas = `public, ${QUEUE_SCHEMA}`;
  return `
    GRANT USAGE ON SCHEMA ${schemas} TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${role};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${role};
    REVOKE INSERT, UPDATE, DELETE ON public.migrations FROM ${role};`;
}
