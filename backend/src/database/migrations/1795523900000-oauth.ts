import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ins in progress with another service. They last minutes and may be lost without harm. */
export class OAuth1795523900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE oauth_trips (
        state_hash text PRIMARY KEY,
        provider text NOT NULL,
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        challenge text,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX oauth_trips_user ON oauth_trips (user_id);

      CREATE TABLE oauth_arrivals (
        code_hash text PRIMARY KEY,
        provider text NOT NULL,
        subject text NOT NULL,
        email text,
        username text,
        challenge text,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX oauth_arrivals_user ON oauth_arrivals (user_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE oauth_arrivals, oauth_trips');
  }
}
