import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logins that can be ended individually, and two-step sign-in. */
export class Logins1790000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOGINS);
    await runner.query(SECOND_FACTORS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_codes, second_factors, logins');
  }
}

const LOGINS = `
CREATE TABLE logins (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device text,
  seen_at timestamptz(3) NOT NULL DEFAULT date_trunc('hour', now()),
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX logins_of_user ON logins (user_id, created_at DESC);
CREATE INDEX logins_expiry ON logins (expires_at);
CREATE INDEX logins_seen ON logins (seen_at);`;

const SECOND_FACTORS = `
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  confirmed_at timestamptz(3),
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);`;
