import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { createDatabase } from './databases.js';

/** Opens a migrated database for specs that need tables but no service. */
export async function openPlainDatabase(): Promise<{ dataSource: DataSource; close: () => Promise<void> }> {
  const database = await createDatabase();
  const dataSource = await new DataSource(dataSourceOptions(database.url, 4)).initialize();
  const close = async () => {
    await dataSource.destroy();
    await database.drop();
  };
  return { dataSource, close };
}

/** Inserts a member with default fields and returns the id. */
export async function insertMember(dataSource: DataSource, name = '하늘'): Promise<string> {
  const [{ id }] = await dataSource.query<[{ id: string }]>(
    `INSERT INTO users (email, username, password_hash) VALUES (gen_random_uuid() || '@example.com', $1, '') RETURNING id`,
    [name],
  );
  return id;
}
