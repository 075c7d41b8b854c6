import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets members opt out of readings by a model. */
export class WithoutAi1795526514000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN use_ai boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN use_ai');
  }
}
