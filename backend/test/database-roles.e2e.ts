import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { prepareRoles } from '../src/database/prepare-roles.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { CheckedClient, registerMember } from './support/checked-client.js';
import { createDatabase, createEmptyDatabase, onDatabase } from './support/databases.js';
import { startService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
const PERMISSION_DENIED = '42501';

/** Returns the URLs of two new roles in the superuser's database. */
function rolesIn(adminUrl: string) {
  const suffix = randomUUID().slice(0, 8);
  const as = (name: string) => {
    const url = new URL(adminUrl);
    url.username = `${name}_${suffix}`;
    url.password = randomUUID();
    return url.href;
  };
  return { adminUrl, migrationUrl: as('migrator'), applicationUrl: as('application') };
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

describe.each([
  ['a new database', createEmptyDatabase],
  ['a database that a superuser migrated', createDatabase],
])('database roles in %s', (_, create) => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let roles: ReturnType<typeof rolesIn>;

  beforeAll(async () => {
    database = await create();
    roles = rolesIn(database.url);
    // Twice, because it runs at every start.
    for (let start = 0; start < 2; start += 1) {
      await prepareRoles(roles);
      await runMigrations(roles.migrationUrl, new URL(roles.applicationUrl).username);
    }
  });

  afterAll(async () => {
    await database.drop();
    const names = [roles.migrationUrl, roles.applicationUrl].map((url) => new URL(url).username);
    await onDatabase(process.env.TEST_POSTGRES_URL ?? '', ...names.map((name) => `DROP ROLE ${name}`));
  });

  it('roles have no superuser rights, and the migrator owns everything', async () => {
    const rights =
      'SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls AS more FROM pg_roles WHERE rolname = current_user';
    expect(await query(roles.migrationUrl, rights)).toEqual([{ more: false }]);
    expect(await query(roles.applicationUrl, rights)).toEqual([{ more: false }]);
    const others = `SELECT relname FROM pg_class JOIN pg_namespace spaces ON spaces.oid = relnamespace
      WHERE nspname IN ('public', 'bullmq') AND relowner <> current_user::regrole`;
    expect(await query(roles.migrationUrl, others)).toEqual([]);
  });

  it('the application role runs the whole service with the queue in PostgreSQL', async () => {
    const service = await startService({ databaseThrough: () => Promise.resolve(roles.applicationUrl) });
    try {
      const { client } = await registerMember(service.url);
      const dream = await client.interpret(DREAM, { 'idempotency-key': randomUUID() });
      expect(dream.status).toBe(201);
      expect(
        (await client.call('POST', `/dreams/${dream.body.id}/share`, { title: '뱀 꿈 해석' })).status,
      ).toBe(201);
      const found = await new CheckedClient(service.url).call('GET', `/posts?q=${encodeURIComponent('뱀')}`);
      expect(found.body).toMatchObject({ posts: [{ title: '뱀 꿈 해석' }] });
    } finally {
      await service.close();
    }
  });

  it.each([
    'CREATE TABLE public.mine (id int)',
    'CREATE SCHEMA mine',
    'DROP TABLE users',
    'ALTER TABLE users DISABLE TRIGGER ALL',
    'TRUNCATE interpretations',
    "INSERT INTO migrations (timestamp, name) VALUES (1, 'Mine')",
    'CREATE ROLE mine',
    "COPY users TO PROGRAM 'cat'",
    "SELECT pg_read_file('postgresql.conf')",
  ])('the application role may not %s', async (statement) => {
    await expect(query(roles.applicationUrl, statement)).rejects.toMatchObject({ code: PERMISSION_DENIED });
  });
});
