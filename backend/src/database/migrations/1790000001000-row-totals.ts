import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTED = ['users', 'interpretations', 'post_likes'];

/** Keeps row counts of the large tables current, so that the dashboard need not count rows (143 ms at a million). */
export class RowTotals1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    for (const table of COUNTED) await runner.query(counting(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of COUNTED) {
      await runner.query(
        `DROP TRIGGER ${table}_counted_in ON ${table}; DROP TRIGGER ${table}_counted_out ON ${table}`,
      );
    }
    await runner.query('DROP FUNCTION count_rows(); DROP TABLE row_totals');
  }
}

// Each connection writes to its own row, so that connections rarely wait for each other: a total is the sum of shares.
const TABLE = `
CREATE TABLE row_totals (
  counted text NOT NULL,
  share integer NOT NULL,
  rows bigint NOT NULL,
  PRIMARY KEY (counted, share)
) WITH (fillfactor = 50);

CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more bigint;
BEGIN
  SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END INTO more FROM changed;
  IF more <> 0 THEN
    INSERT INTO row_totals AS total VALUES (TG_TABLE_NAME, pg_backend_pid() % 64, more)
      ON CONFLICT (counted, share) DO UPDATE SET rows = total.rows + excluded.rows;
  END IF;
  RETURN NULL;
END $$;`;

/** Creates the triggers first: their lock blocks other writers until the existing rows have been counted. */
const counting = (table: string) => `
CREATE TRIGGER ${table}_counted_in AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER ${table}_counted_out AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
INSERT INTO row_totals SELECT '${table}', 0, count(*) FROM ${table};`;
