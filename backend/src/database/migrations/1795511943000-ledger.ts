import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the cost and feedback of each reading, and the cost of all calls per day for the daily budget. */
export class Ledger1795511943000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interpretations
        ADD COLUMN prompt_version text,
        ADD COLUMN input_tokens integer,
        ADD COLUMN output_tokens integer,
        ADD COLUMN cost numeric(12,6),
        ADD COLUMN latency_ms integer,
        ADD COLUMN feedback text CHECK (feedback IN ('up', 'down')),
        ADD COLUMN feedback_reason text;
      CREATE TABLE model_usage (
        day date NOT NULL,
        model text NOT NULL,
        prompt_version text NOT NULL,
        calls integer NOT NULL,
        input_tokens bigint NOT NULL,
        output_tokens bigint NOT NULL,
        cost numeric(14,6) NOT NULL,
        PRIMARY KEY (day, model, prompt_version)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE model_usage;
      ALTER TABLE interpretations DROP COLUMN prompt_version, DROP COLUMN input_tokens, DROP COLUMN output_tokens,
        DROP COLUMN cost, DROP COLUMN latency_ms, DROP COLUMN feedback, DROP COLUMN feedback_reason;`);
  }
}
