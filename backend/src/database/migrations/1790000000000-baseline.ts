import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The initial schema. Written as SQL, because it relies on partial and expression indexes and generated columns. */
export class Baseline1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH);
    await runner.query(ACCOUNTS);
    await runner.query(INTERPRETATIONS);
    await runner.query(POSTS);
    await runner.query(QUESTIONS);
    await runner.query(OPERATIONS);
    await runner.query(PLANNING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rate_limits, audit_entries, question_counts, question_views, questions, post_totals, post_views,
        post_likes, post_symbols, post_search, posts, idempotency_keys, interpretation_drafts, interpretations, reset_tokens, users;
      DROP FUNCTION toggle_like(uuid, uuid), count_questions(), count_posts(), search_query(text), search_grams(text);`);
  }
}

/**
 * Unigrams and bigrams of the NFC text, so that one or two Korean syllables are found without an extension. A query
 * uses the fewest grams that a matching text must contain. Tables that seldom change store them in a generated column.
 */
export const SEARCH = `
CREATE FUNCTION search_grams(body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT gram) FILTER (WHERE gram !~ '\\s'), '{}'))
  FROM (
    SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS gram
    FROM string_to_table(lower(normalize(body, NFC)), NULL) WITH ORDINALITY AS letters(letter, place)
  ) AS grams
  WHERE gram IS NOT NULL
$$;

CREATE FUNCTION search_query(wanted text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH grams AS (SELECT lexeme FROM unnest(search_grams(wanted)))
  SELECT string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''', ' & ')::tsquery
  FROM grams
  WHERE char_length(lexeme) = 2
    OR NOT EXISTS (SELECT FROM grams pair WHERE char_length(pair.lexeme) = 2 AND position(grams.lexeme IN pair.lexeme) > 0)
$$;`;

const ACCOUNTS = `
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CONSTRAINT users_email UNIQUE,
  username text NOT NULL,
  password_hash text NOT NULL,
  is_admin boolean NOT NULL DEFAULT false,
  token_version integer NOT NULL DEFAULT 0,
  temporary_password_hash text,
  temporary_password_expires_at timestamptz(3),
  temporary_password_used boolean NOT NULL DEFAULT false,
  must_change_password boolean NOT NULL DEFAULT false,
  search tsvector NOT NULL GENERATED ALWAYS AS (search_grams(email || ' ' || username)) STORED,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT users_email_is_lower_case CHECK (email = lower(email))
);
CREATE INDEX users_search ON users USING gin (search);
CREATE INDEX users_newest ON users (created_at DESC, id DESC);

CREATE TABLE reset_tokens (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX reset_tokens_user ON reset_tokens (user_id);`;

const INTERPRETATIONS = `
CREATE TABLE interpretations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  session_id uuid,
  dream_content text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'completed', 'failed')),
  interpretation text NOT NULL DEFAULT '',
  reading jsonb,
  engine text,
  fallback boolean NOT NULL DEFAULT false,
  failure text,
  care text NOT NULL DEFAULT 'none' CHECK (care IN ('none', 'gentle', 'crisis')),
  is_shared boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  deadline_at timestamptz(3) NOT NULL,
  queued_at timestamptz(3) NOT NULL DEFAULT now(),
  started_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT interpretations_have_an_owner CHECK (user_id IS NOT NULL OR session_id IS NOT NULL)
);
CREATE INDEX interpretations_of_member ON interpretations (user_id, created_at DESC, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX interpretations_of_session ON interpretations (session_id, created_at DESC, id DESC) WHERE user_id IS NULL;
CREATE INDEX interpretations_newest ON interpretations (created_at DESC, id DESC);
CREATE INDEX interpretations_pending ON interpretations (queued_at) WHERE status = 'pending';
CREATE INDEX interpretations_ended ON interpretations (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX interpretations_failed ON interpretations (completed_at) WHERE status = 'failed';
CREATE INDEX interpretations_waiting ON interpretations (created_at) WHERE status = 'pending' AND started_at IS NULL;

CREATE UNLOGGED TABLE interpretation_drafts (
  interpretation_id uuid PRIMARY KEY,
  sections jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE idempotency_keys (
  owner uuid NOT NULL,
  key text NOT NULL,
  interpretation_id uuid NOT NULL REFERENCES interpretations ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (owner, key)
);
CREATE INDEX idempotency_keys_interpretation ON idempotency_keys (interpretation_id);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);`;

const POSTS = `
CREATE TABLE posts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  interpretation_id uuid NOT NULL CONSTRAINT posts_interpretation UNIQUE REFERENCES interpretations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  author_username text,
  title text NOT NULL,
  dream_content text NOT NULL,
  interpretation text NOT NULL,
  engine text,
  symbols jsonb NOT NULL DEFAULT '[]',
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
) WITH (fillfactor = 90);
CREATE INDEX posts_newest ON posts (created_at DESC, id DESC);
CREATE INDEX posts_popular ON posts (likes DESC, created_at DESC, id DESC);
CREATE INDEX posts_of_member ON posts (user_id);

-- Separate from posts, so that a like or a view never updates this index (docs/decisions/0007).
CREATE TABLE post_search (
  post_id uuid PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  search tsvector NOT NULL
);
CREATE INDEX post_search_grams ON post_search USING gin (search);

CREATE TABLE post_symbols (
  symbol_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  PRIMARY KEY (symbol_id, created_at, post_id)
);
CREATE INDEX post_symbols_post ON post_symbols (post_id);

-- One row with the number of posts and their views, so that the dashboard does not aggregate the posts.
CREATE TABLE post_totals (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  posts integer NOT NULL,
  views bigint NOT NULL
);
INSERT INTO post_totals (posts, views) VALUES (0, 0);

CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more integer := 0;
  seen bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT more + count(*), seen + coalesce(sum(views), 0) INTO more, seen FROM new_rows;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT more - count(*), seen - coalesce(sum(views), 0) INTO more, seen FROM old_rows;
  END IF;
  IF more <> 0 OR seen <> 0 THEN
    UPDATE post_totals SET posts = posts + more, views = views + seen;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_counted_in AFTER INSERT ON posts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER posts_counted_again AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER posts_counted_out AFTER DELETE ON posts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts();

CREATE TABLE post_likes (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_likes_of_member ON post_likes (user_id);

-- Locks the member before the post, in the same order as deleting a member. Each statement sees the changes of earlier
-- lock holders. liked is null if there is no such member; likes is null if there is no such post.
CREATE FUNCTION toggle_like(wanted uuid, member uuid, OUT likes integer, OUT liked boolean) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = member FOR KEY SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM FROM posts WHERE id = wanted FOR NO KEY UPDATE;
  DELETE FROM post_likes WHERE post_id = wanted AND user_id = member;
  liked := NOT FOUND;
  UPDATE posts SET likes = posts.likes + CASE WHEN liked THEN 1 ELSE -1 END WHERE id = wanted
    RETURNING posts.likes INTO toggle_like.likes;
  IF liked AND FOUND THEN
    INSERT INTO post_likes (post_id, user_id) VALUES (wanted, member);
  END IF;
END $$;

CREATE TABLE post_views (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  day date NOT NULL,
  viewer uuid NOT NULL,
  PRIMARY KEY (post_id, day, viewer)
);
CREATE INDEX post_views_day ON post_views (day);`;

const QUESTIONS = `
CREATE TABLE questions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  category text NOT NULL CHECK (category IN ('일반', '기타')),
  content text NOT NULL,
  author text NOT NULL,
  views integer NOT NULL DEFAULT 0,
  answer text,
  answer_date timestamptz(3),
  search tsvector NOT NULL GENERATED ALWAYS AS (search_grams(title || ' ' || category)) STORED,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT questions_answer_has_a_date CHECK ((answer IS NULL) = (answer_date IS NULL))
);
CREATE INDEX questions_newest ON questions (created_at DESC, id DESC);
CREATE INDEX questions_waiting ON questions (created_at DESC, id DESC) WHERE answer IS NULL;
CREATE INDEX questions_answered ON questions (created_at DESC, id DESC) WHERE answer IS NOT NULL;
CREATE INDEX questions_search ON questions USING gin (search);

-- One row with the counts shown on the tabs, so that their cost does not grow with the number of questions.
CREATE TABLE question_counts (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  asked integer NOT NULL,
  answered integer NOT NULL
);
INSERT INTO question_counts (asked, answered) VALUES (0, 0);

CREATE FUNCTION count_questions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more integer := 0;
  more_answered integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT more + count(*), more_answered + count(answer) INTO more, more_answered FROM new_rows;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT more - count(*), more_answered - count(answer) INTO more, more_answered FROM old_rows;
  END IF;
  IF more <> 0 OR more_answered <> 0 THEN
    UPDATE question_counts SET asked = asked + more, answered = answered + more_answered;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER questions_counted_in AFTER INSERT ON questions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
CREATE TRIGGER questions_counted_again AFTER UPDATE ON questions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
CREATE TRIGGER questions_counted_out AFTER DELETE ON questions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_questions();

CREATE TABLE question_views (
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  day date NOT NULL,
  viewer uuid NOT NULL,
  PRIMARY KEY (question_id, day, viewer)
);
CREATE INDEX question_views_day ON question_views (day);`;

const OPERATIONS = `
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  actor_id uuid NOT NULL,
  action text NOT NULL,
  target_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX audit_entries_newest ON audit_entries (created_at DESC, id DESC);

CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);`;

/** Our statements are short: compiling one costs more than running it. Skipped without the privilege to set it. */
const PLANNING = `
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;`;
