import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the reading of a post in parts, so that its page matches the result page and the board shows the verdict. */
export class PostReadings1795510424000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts ADD COLUMN reading jsonb;
      UPDATE posts SET reading = interpretations.reading
        FROM interpretations WHERE interpretations.id = posts.interpretation_id;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP COLUMN reading');
  }
}
