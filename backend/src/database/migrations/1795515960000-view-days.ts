import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often posts were looked at on days whose single views are forgotten, for the admin's trends. */
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
