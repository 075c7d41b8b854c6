import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the title of a dream, which it keeps when it is removed from the board. */
export class DreamTitles1795540700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interpretations ADD COLUMN title text;
      UPDATE interpretations SET title = posts.title FROM posts WHERE posts.interpretation_id = interpretations.id;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE interpretations DROP COLUMN title');
  }
}
