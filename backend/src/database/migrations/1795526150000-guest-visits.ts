import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of the author's last visit. Dreams from before this migration get the day of the migration. */
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
