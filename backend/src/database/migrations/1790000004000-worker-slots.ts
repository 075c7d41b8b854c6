import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Admission needs the number of slots of the running workers and which of them are taken. Workers register themselves.
 * The table is unlogged: if a database crash empties it, every worker writes its row again within seconds.
 */
export class WorkerSlots1790000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE workers (
        id uuid PRIMARY KEY,
        concurrency integer NOT NULL CHECK (concurrency > 0),
        seen_at timestamptz(3) NOT NULL
      );
      ALTER TABLE interpretations ADD COLUMN claimed_by uuid, ADD COLUMN claimed_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interpretations DROP COLUMN claimed_by, DROP COLUMN claimed_at;
      DROP TABLE workers`);
  }
}
