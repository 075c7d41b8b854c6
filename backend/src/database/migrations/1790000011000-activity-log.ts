import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Turns the audit entries into an activity log: sign-ins in addition to the actions of admins, a pseudonym of the
 * address, and one row per hour for repeated events.
 */
export class ActivityLog1790000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entries
        ALTER COLUMN actor_id DROP NOT NULL,
        ADD COLUMN kind text NOT NULL DEFAULT 'admin' CHECK (kind IN ('account', 'admin')),
        ADD COLUMN detail text,
        ADD COLUMN address text,
        ADD COLUMN times integer NOT NULL DEFAULT 1,
        ADD COLUMN repeat_key text CONSTRAINT audit_entries_repeat_key UNIQUE;
      CREATE INDEX audit_entries_newest_of_kind ON audit_entries (kind, created_at DESC, id DESC);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM audit_entries WHERE actor_id IS NULL;
      DROP INDEX audit_entries_newest_of_kind;
      ALTER TABLE audit_entries DROP COLUMN repeat_key, DROP COLUMN times, DROP COLUMN address, DROP COLUMN detail,
        DROP COLUMN kind, ALTER COLUMN actor_id SET NOT NULL;`);
  }
}
