import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the audit entries of opened dreams, which members can list. */
export class Looks1795526777000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX audit_entries_looks ON audit_entries (target_id) WHERE action = 'interpretation.read'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entries_looks');
  }
}
