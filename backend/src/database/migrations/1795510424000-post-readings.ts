import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A post keeps the reading in its parts too, so that its page is built as the result's is and the board shows its verdict. */
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
