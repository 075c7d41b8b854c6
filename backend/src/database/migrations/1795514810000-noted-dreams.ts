import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows dreams that are stored without a reading, as an import creates them. */
export class NotedDreams1795514810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow("'pending', 'completed', 'failed', 'noted'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM interpretations WHERE status = 'noted'");
    await runner.query(allow("'pending', 'completed', 'failed'"));
  }
}

const allow = (statuses: string) => `
ALTER TABLE interpretations DROP CONSTRAINT interpretations_status_check,
  ADD CONSTRAINT interpretations_status_check CHECK (status IN (${statuses}));`;
