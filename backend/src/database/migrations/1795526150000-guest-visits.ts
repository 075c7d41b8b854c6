import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which the author of a dream was last here. Of dreams from before this migration the day is its own. */
export class GuestVisits1795526150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interpretations ADD COLUMN visited_on date NOT NULL DEFAULT current_date;
      CREATE INDEX interpretations_of_guests_visited ON interpretations (visited_on) WHERE user_id IS NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE interpretations DROP COLUMN visited_on');
  }
}
