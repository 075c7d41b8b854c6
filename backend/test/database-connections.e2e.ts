import pg from 'pg';
import { PreparingClient } from '../src/database/preparing-client.js';
import { createEmptyDatabase, type TestDatabase } from './support/databases.js';

describe('database connection pool', () => {
  let database: TestDatabase;
  let pool: InstanceType<typeof pg.Pool>;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 1, Client: PreparingClient });
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('never hands out a connection that the server terminated', async () => {
    const client = await pool.connect();
    await expect(client.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    client.release();
    const { rows } = await pool.query<{ one: number }>('SELECT 1 AS one');
    expect(rows).toEqual([{ one: 1 }]);
  });
});
