import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Estimates the rows of a search before it uses the index, and ends statements whose client has disconnected. */
export class SearchBounds1790000004500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CANDIDATES);
    await runner.query(CHECK_CONNECTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION search_candidates(text, text);
      DO $$ BEGIN
        EXECUTE format('ALTER DATABASE %I RESET client_connection_check_interval', current_database());
      EXCEPTION WHEN insufficient_privilege THEN NULL;
      END $$`);
  }
}

/**
 * Estimates how many rows the index will find: those with the rarest gram, by the statistics of ANALYZE. Returns 0 for
 * a gram that is not among the common ones, because its rows are too few to matter, and for a table never analyzed.
 */
const CANDIDATES = `
CREATE FUNCTION search_candidates(wanted text, searched text) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH grams AS (SELECT lexeme FROM unnest(search_grams(wanted))),
  common AS (
    SELECT lexeme, share
    FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS elements (lexeme, share)
    WHERE schemaname = current_schema() AND tablename = searched AND attname = 'search')
  SELECT (coalesce(min(coalesce(common.share, 0)), 0)::float8
    * (SELECT greatest(reltuples, 0)::float8 FROM pg_class WHERE oid = to_regclass(searched)))::bigint
  FROM grams LEFT JOIN common USING (lexeme)
$$;`;

/** Skipped on systems that cannot detect a closed connection, and without the privilege to set it. */
const CHECK_CONNECTIONS = `
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET client_connection_check_interval = ''1s''', current_database());
EXCEPTION WHEN insufficient_privilege OR invalid_parameter_value OR feature_not_supported THEN NULL;
END $$;`;
