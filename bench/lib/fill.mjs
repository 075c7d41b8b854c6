import { query } from './world.mjs';

const BATCH = 100_000;

/** Every post contains 꿈, every 100th 고래, every 10,000th 쀍. Its length is typical of real dreams. */
const DREAM = `format('꿈 %s에서 %s 길을 걸었다. ', n,
  CASE WHEN n % 10000 = 0 THEN '쀍' WHEN n % 100 = 0 THEN '고래' ELSE '강' END) || repeat('물가에 오래 서 있었다. ', 6)`;

/** Fills the database with up to `rows` members, dreams and posts each. The database generates them in batches. */
export async function fillUpTo(url, rows) {
  const [{ count }] = await query(url, 'SELECT count(*)::int AS count FROM posts');
  for (let from = count + 1; from <= rows; from += BATCH) {
    await fillBatch(url, from, Math.min(rows, from + BATCH - 1));
  }
  for (const table of ['users', 'interpretations', 'posts', 'post_search', 'post_symbols']) {
    await query(url, `VACUUM (ANALYZE) ${table}`);
  }
}

async function fillBatch(url, from, to) {
  const numbers = `generate_series(${from}, ${to}) AS n`;
  await query(
    url,
    `INSERT INTO users (id, email, username, password_hash, created_at)
     SELECT ${idOf('1')}, 'member' || n || '@example.com', '하늘' || n % 100, '', ${timeOf('n')} FROM ${numbers}`,
  );
  await query(
    url,
    `INSERT INTO interpretations (id, user_id, dream_content, interpretation, status, is_shared, deadline_at,
       started_at, completed_at, created_at)
     SELECT ${idOf('2')}, ${idOf('1')}, ${DREAM}, repeat('전통에서는 반기는 쪽으로 읽어 왔어요. ', 30), 'completed', true,
       ${timeOf('n')}, ${timeOf('n')}, ${timeOf('n')}, ${timeOf('n')} FROM ${numbers}`,
  );
  await query(
    url,
    `INSERT INTO posts (id, interpretation_id, user_id, author_username, title, dream_content, interpretation, engine,
       symbols, likes, created_at)
     SELECT ${idOf('3')}, ${idOf('2')}, ${idOf('1')}, '하늘', '어느 날의 꿈 ' || n, ${DREAM},
       repeat('전통에서는 반기는 쪽으로 읽어 왔어요. ', 30), 'scripted-model', '[{"id":"water","name":"물"}]',
       n * 7919::bigint % 1000, ${timeOf('n')} FROM ${numbers}`,
  );
  await query(
    url,
    `INSERT INTO post_search (post_id, created_at, search)
     SELECT ${idOf('3')}, ${timeOf('n')}, search FROM ${numbers}
     JOIN (SELECT kind, search_grams('어느 날의 꿈 에서 길을 걸었다. 물가에 오래 서 있었다. ' || kind) AS search
           FROM unnest(ARRAY['쀍', '고래', '강']) AS kind) AS texts
       ON kind = CASE WHEN n % 10000 = 0 THEN '쀍' WHEN n % 100 = 0 THEN '고래' ELSE '강' END`,
  );
  await query(
    url,
    `INSERT INTO post_symbols (symbol_id, created_at, post_id)
     SELECT 'symbol' || n % 200, ${timeOf('n')}, ${idOf('3')} FROM ${numbers}`,
  );
}

/** SQL for the id of the n-th row of a kind; the same in every table that references it. */
const idOf = (kind) => `(lpad(to_hex(n), 8, '0') || '-0000-4000-8000-00000000000${kind}')::uuid`;
const timeOf = (n) => `timestamptz '2020-01-01' + ${n} * interval '1 second'`;

/** Returns the cursor of the page that starts `depth` posts after the newest. */
export async function cursorAt(url, depth) {
  const [row] = await query(
    url,
    `SELECT id, created_at FROM posts ORDER BY created_at DESC, id DESC OFFSET ${depth} LIMIT 1`,
  );
  return Buffer.from(`${row.created_at.toISOString()}_${row.id}`).toString('base64url');
}
