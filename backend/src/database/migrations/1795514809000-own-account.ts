import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts without a password, their identities at other services, agreed terms, and changes of e-mail. */
export class OwnAccount1795514809000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN agreed_terms text,
        ADD COLUMN agreed_at timestamptz(3),
        ADD COLUMN over14_at timestamptz(3),
        ADD CONSTRAINT users_agreed_at_a_time CHECK ((agreed_terms IS NULL) = (agreed_at IS NULL));

      CREATE TABLE identities (
        provider text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (provider, subject),
        CONSTRAINT identities_one_of_a_provider UNIQUE (user_id, provider)
      );

      CREATE TABLE email_changes (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        new_email text NOT NULL,
        token_hash text NOT NULL CONSTRAINT email_changes_token UNIQUE,
        expires_at timestamptz(3) NOT NULL
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE email_changes, identities;
      DELETE FROM users WHERE password_hash IS NULL;
      ALTER TABLE users
        DROP CONSTRAINT users_agreed_at_a_time, DROP COLUMN over14_at, DROP COLUMN agreed_at, DROP COLUMN agreed_terms,
        ALTER COLUMN password_hash SET NOT NULL;`);
  }
}
