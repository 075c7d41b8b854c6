import type { DataSource } from 'typeorm';
import { count } from './rows.js';

const COLUMNS = `
  SELECT columns.table_name AS "table", columns.column_name AS "column" FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'uuid' AND table_name <> 'audit_entries'`;

/** Lists the columns, outside the activity log, that still reference the dream, member or session. */
export async function remainingReferences(dataSource: DataSource, id: string): Promise<string[]> {
  const columns = await dataSource.query<{ table: string; column: string }[]>(COLUMNS);
  const found = await Promise.all(
    columns.map(async ({ table, column }) => ({
      place: `${table}.${column}`,
      rows: await count(dataSource, `${table} WHERE ${column} = $1`, [id]),
    })),
  );
  return found.filter(({ rows }) => rows > 0).map(({ place }) => place);
}
