import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MIGRATIONS = join(ROOT, 'backend', 'src', 'database', 'migrations');

/**
 * Migrates a template database, unless the server already has one with the same migrations.
 * Every spec copies it, which takes about 50 ms; the migrations take seconds.
 */
export default async function setUp() {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with "npm test -- integration"');
  const template = `template_${fingerprint()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await makeTemplate(client, server, template);
  } finally {
    await client.end();
  }
  process.env.TEST_TEMPLATE = template;
}

/** Migrates under a temporary name, so that an interrupted run leaves no half-migrated template. */
async function makeTemplate(client, server, template) {
  const draft = `${template}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft}`);
  await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = `/${draft}`;
  const { runMigrations } = await import('../../dist/database/run-migrations.js');
  await runMigrations(url.href);
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

/** Includes the lock file, because the queue's package has migrations too. */
function fingerprint() {
  const files = readdirSync(MIGRATIONS)
    .sort()
    .map((name) => join(MIGRATIONS, name));
  const hash = createHash('sha256');
  for (const file of [...files, join(ROOT, 'package-lock.json')]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
