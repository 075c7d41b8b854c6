import pg from 'pg';
import { MIGRATION_LOCK } from './run-migrations.js';

type Client = InstanceType<typeof pg.Client>;

interface Addresses {
  /** Connects as a superuser to the database of the application. */
  adminUrl: string;
  migrationUrl: string;
  applicationUrl: string;
}

interface Login {
  name: string;
  password: string;
}

const RIGHTS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * Creates the two roles of the service, neither of them a superuser: one owns and migrates the tables, the other reads
 * and writes rows. Transfers tables that an earlier version created as a superuser. Idempotent.
 */
export async function prepareRoles({ adminUrl, migrationUrl, applicationUrl }: Addresses): Promise<void> {
  const [migrator, application] = [loginOf(migrationUrl), loginOf(applicationUrl)];
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    for (const login of [migrator, application]) await ensureLogin(client, login);
    await transferDatabase(client, migrator.name, application.name);
    await transferObjects(client, migrator.name);
  } finally {
    await client.end();
  }
}

export function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function ensureLogin(client: Client, { name, password }: Login): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const role = pg.escapeIdentifier(name);
  if (!rowCount) await client.query(`CREATE ROLE ${role}`);
  await client.query(`ALTER ROLE ${role} ${RIGHTS} PASSWORD ${pg.escapeLiteral(password)}`);
}

async function transferDatabase(client: Client, migrator: string, application: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(`ALTER DATABASE ${database} OWNER TO ${pg.escapeIdentifier(migrator)}`);
  await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
  // The functions of the queue use temporary tables.
  await client.query(
    `GRANT CONNECT, TEMPORARY ON DATABASE ${database} TO ${pg.escapeIdentifier(application)}`,
  );
}

async function transferObjects(client: Client, owner: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(OWNED_BY_OTHERS, [owner]);
  for (const { statement } of rows) await client.query(statement);
}

/** Omits objects that follow their table (indexes, sequences of columns) or belong to an extension. */
const OWNED_BY_OTHERS = `
WITH schemas AS (
  SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'),
objects (rank, kind, name, owner, class, oid) AS (
  SELECT 1, 'SCHEMA', quote_ident(nspname), nspowner, 'pg_namespace'::regclass, oid
  FROM schemas WHERE nspname <> 'public'
  UNION ALL
  SELECT 2, CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
    pg_class.oid::regclass::text, relowner, 'pg_class'::regclass, pg_class.oid
  FROM pg_class JOIN schemas ON schemas.oid = relnamespace WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL
  SELECT 3, 'ROUTINE', pg_proc.oid::regprocedure::text, proowner, 'pg_proc'::regclass, pg_proc.oid
  FROM pg_proc JOIN schemas ON schemas.oid = pronamespace
  UNION ALL
  SELECT 4, 'TYPE', pg_type.oid::regtype::text, typowner, 'pg_type'::regclass, pg_type.oid
  FROM pg_type JOIN schemas ON schemas.oid = typnamespace
  WHERE typtype IN ('e', 'd', 'r') OR typrelid IN (SELECT oid FROM pg_class WHERE relkind = 'c'))
SELECT format('ALTER %s %s OWNER TO %I', kind, name, $1::text) AS statement FROM objects
WHERE owner <> (SELECT oid FROM pg_roles WHERE rolname = $1)
  AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = objects.class AND objid = objects.oid AND deptype IN ('a', 'i', 'e'))
ORDER BY rank, name`;
