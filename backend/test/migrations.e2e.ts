import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { createDatabase } from './support/databases.js';

describe('tables', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await new DataSource(dataSourceOptions(database.url, 2)).initialize();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('tables have every column of the entities, with the same type and nullability', async () => {
    for (const { tableName, columns } of dataSource.entityMetadatas) {
      const existing = await columnsOf(tableName);
      for (const column of columns) {
        expect({
          table: tableName,
          column: column.databaseName,
          ...existing.get(column.databaseName),
        }).toEqual({
          table: tableName,
          column: column.databaseName,
          type: column.isArray ? 'ARRAY' : typeName(dataSource.driver.normalizeType(column)),
          nullable: column.isNullable,
        });
      }
    }
  });

  it('migrations run once with concurrent migrators', async () => {
    const reports = await Promise.all([runMigrations(database.url), runMigrations(database.url)]);
    expect(reports.map((report) => report.applied)).toEqual([[], []]);
  });

  it('migrations count existing rows, and can be reverted one migration at a time', async () => {
    await addMembers(3);
    while (await isTable('row_totals')) await dataSource.undoLastMigration();
    await runMigrations(database.url);
    await expectTotalOfUsers();
    for (let left = dataSource.migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    await expect(dataSource.query('SELECT 1 FROM users')).rejects.toThrow('does not exist');
    await runMigrations(database.url);
  });

  it('row counts stay correct under concurrent inserts and deletes', async () => {
    const pool = await new DataSource(dataSourceOptions(database.url, 10)).initialize();
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        at % 4 === 3
          ? pool.query('DELETE FROM users WHERE id = (SELECT id FROM users LIMIT 1)')
          : addMembers(2, pool),
      ),
    );
    await pool.destroy();
    await expectTotalOfUsers();
    await dataSource.query('DELETE FROM users');
    await expectTotalOfUsers();
  });

  it('search grams find Korean by one and two syllables', async () => {
    const [row] = await dataSource.query<[{ one: boolean; two: boolean; none: boolean }]>(
      `SELECT search_grams('큰 배암이 왔다') @@ '뱀'::tsquery AS none, search_grams('큰 뱀이 왔다') @@ '뱀'::tsquery AS one,
              search_grams('큰 뱀이 왔다') @@ '뱀이'::tsquery AS two`,
    );
    expect(row).toEqual({ none: false, one: true, two: true });
  });

  it('search grams find Latin text by trigrams, also for members from before trigrams existed', async () => {
    await dataSource.undoLastMigration();
    await addMembers(1);
    const found = () =>
      dataSource.query<unknown[]>(`SELECT id FROM users WHERE search @@ search_query('Example.c')`);
    expect(await found()).toHaveLength(1);
    await runMigrations(database.url);
    expect(await found()).toHaveLength(1);
    const [{ wanted }] = await dataSource.query<[{ wanted: string }]>(
      `SELECT search_query('뱀이 KK7@')::text AS wanted`,
    );
    expect(wanted.split(' & ').sort()).toEqual(["'k7@'", "'kk7'", "'뱀이'"]);
  });

  const isTable = async (name: string) => {
    const [row] = await dataSource.query<[{ found: boolean }]>(
      'SELECT to_regclass($1) IS NOT NULL AS found',
      [name],
    );
    return row.found;
  };

  const addMembers = (count: number, by = dataSource) =>
    by.query(
      `INSERT INTO users (email, username, password_hash)
       SELECT gen_random_uuid() || '@example.com', 'member', '' FROM generate_series(1, $1::int)`,
      [count],
    );

  async function expectTotalOfUsers() {
    const [row] = await dataSource.query<[{ kept: number; counted: number }]>(
      `SELECT (SELECT sum(rows)::int FROM row_totals WHERE counted = 'users') AS kept,
              (SELECT count(*)::int FROM users) AS counted`,
    );
    expect(row.kept).toBe(row.counted);
  }

  async function columnsOf(table: string) {
    const rows = await dataSource.query<{ column_name: string; data_type: string; is_nullable: string }[]>(
      `SELECT column_name, data_type, is_nullable FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1`,
      [table],
    );
    return new Map(
      rows.map((row) => [row.column_name, { type: row.data_type, nullable: row.is_nullable === 'YES' }]),
    );
  }
});

function typeName(type: string): string {
  return type === 'timestamptz' ? 'timestamp with time zone' : type;
}
