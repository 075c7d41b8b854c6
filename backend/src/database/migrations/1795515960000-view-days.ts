import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of posts per day, kept for the admin's trends after the single views are deleted. */
export class ViewDays1795515960000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE view_days (day date PRIMARY KEY, views bigint NOT NULL);
      CREATE INDEX post_likes_newest ON post_likes (created_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX post_likes_newest; DROP TABLE view_days;');
  }
}
