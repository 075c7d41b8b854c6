import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a migrated database: a copy of the template made by the global setup. */
export function createDatabase(): Promise<TestDatabase> {
  return copyOf(required('TEST_TEMPLATE'));
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = required('TEST_POSTGRES_URL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onDatabase(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onDatabase(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Returns the URL of a database on the Redis server of this Jest worker. */
export function redisUrl(database = 0): string {
  const servers = required('TEST_REDIS_URL').split(',');
  const server = servers[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % servers.length] ?? '';
  return `${server.replace(/\/\d*$/, '')}/${database}`;
}

/** Runs statements on a separate connection, without the statement timeout of the service's pool. */
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
