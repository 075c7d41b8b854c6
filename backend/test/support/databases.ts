import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { runMigrations } from '../../src/database/run-migrations.js';

interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A migrated database of its own on the test server, so that spec files never meet. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await runMigrations(database.url);
  return database;
}

export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = required('TEST_POSTGRES_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onDatabase(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onDatabase(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** The Redis of the tests. Queues are told apart by database number, not by server. */
export function redisUrl(database = 0): string {
  return `${required('TEST_REDIS_URL').replace(/\/\d*$/, '')}/${database}`;
}

/** Past the service's own connections, which give up on a statement that takes long. */
export async function onDatabase(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with "npm test -- integration"`);
  return value;
}
