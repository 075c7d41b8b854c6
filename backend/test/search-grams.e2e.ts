import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import { createDatabase } from './support/databases.js';

const MEMBERS = 1_000;

describe('search grams', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await new DataSource(dataSourceOptions(database.url, 2)).initialize();
    await dataSource.query(
      `INSERT INTO users (email, username, password_hash)
       SELECT 'member' || n || '@example.com', '하늘' || n % 100, '' FROM generate_series(1, ${MEMBERS}) AS n`,
    );
    await dataSource.query('ANALYZE users');
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const gramsFor = async (wanted: string, table = 'users') => {
    const [{ query }] = await dataSource.query<[{ query: string }]>(
      'SELECT search_query($1, $2)::text AS query',
      [wanted, table],
    );
    return query
      .split(' & ')
      .map((gram) => gram.slice(1, -1))
      .sort();
  };

  it('queries only the selective grams of a term', async () => {
    expect(await gramsFor('member77@')).toEqual(['77@', 'r77']);
    const found = await dataSource.query<unknown[]>(
      `SELECT email FROM users WHERE search @@ search_query('member77@', 'users') AND email LIKE '%member77@%'`,
    );
    expect(found).toEqual([{ email: 'member77@example.com' }]);
  });

  it('queries all grams when every row has all of them', async () => {
    expect(await gramsFor('@exam')).toEqual(['@ex', 'exa', 'xam']);
  });

  it('queries all grams for a table without statistics', async () => {
    expect(await gramsFor('뱀 꿈', 'questions')).toEqual(['꿈', '뱀']);
  });

  it('treats quotes and backslashes literally', async () => {
    expect(await gramsFor(`\\'하`)).toEqual([`''하`, `\\\\''`]);
  });
});
