import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removals that can still be undone. Removals requested together share an id. */
export class Removals1795527214000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE removals (
        dream_id uuid NOT NULL REFERENCES interpretations ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('dream', 'share')),
        id uuid NOT NULL,
        due_at timestamptz(3) NOT NULL,
        PRIMARY KEY (dream_id, kind)
      );
      CREATE INDEX removals_id ON removals (id);
      CREATE INDEX removals_due ON removals (due_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE removals');
  }
}
