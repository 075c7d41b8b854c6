import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A gram that one row in ten contains narrows a search little, and its long list of rows is scanned for every
 * candidate. It is omitted if a rarer gram remains. Index results are checked with LIKE anyway.
 */
export class TellingGrams1790000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TELLING_GRAMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION search_query(text, text)');
  }
}

/**
 * `searched` is the table; ANALYZE determines how common its grams are. The function with one argument stays for an api
 * of the previous version, which keeps running during a rolling restart.
 */
const TELLING_GRAMS = `
CREATE FUNCTION search_query(wanted text, searched text) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH grams AS (SELECT lexeme FROM unnest(search_grams(wanted))),
  needed AS (
    SELECT lexeme FROM grams
    WHERE NOT EXISTS (
      SELECT FROM grams longer
      WHERE char_length(longer.lexeme) > char_length(grams.lexeme) AND position(grams.lexeme IN longer.lexeme) > 0)),
  common AS (
    SELECT lexeme
    FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS elements (lexeme, share)
    WHERE schemaname = current_schema() AND tablename = searched AND attname = 'search' AND share > 0.1),
  telling AS (SELECT lexeme FROM needed WHERE NOT EXISTS (SELECT FROM common WHERE common.lexeme = needed.lexeme)),
  chosen AS (
    SELECT lexeme FROM telling
    UNION ALL
    SELECT lexeme FROM needed WHERE NOT EXISTS (SELECT FROM telling))
  SELECT string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''', ' & ')::tsquery FROM chosen
$$;`;
