import type { PostList } from '@kkumpuri/contract';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { CheckedClient } from '../support/checked-client.js';
import { onDatabase } from '../support/databases.js';
import { startService, type TestService } from '../support/service.js';

const POSTS = 100_000;
const PAGE = 50;

/** Every post contains 꿈, every 100th 고래, every 10,000th 쀍; only the first five contain 해태. */
const BODIES = `
  format('꿈 %s에서 %s 길을 걸었다', n, CASE WHEN n % 10000 = 0 THEN '쀍' WHEN n % 100 = 0 THEN '고래' WHEN n <= 5 THEN '해태' ELSE '강' END)`;

/** Filled by the database itself; search grams are computed once per distinct text, of which there are few. */
const FILL = [
  `WITH author AS (
    INSERT INTO users (email, username, password_hash) VALUES ('author@example.com', '작가', '') RETURNING id),
  dreams AS (
    INSERT INTO interpretations (id, user_id, dream_content, status, is_shared, deadline_at)
    SELECT gen_random_uuid(), author.id, '', 'completed', true, now() FROM author, generate_series(1, ${POSTS})
    RETURNING id, user_id),
  numbered AS (SELECT id, user_id, row_number() OVER () AS n FROM dreams)
  INSERT INTO posts (interpretation_id, user_id, author_username, title, dream_content, interpretation, likes, created_at)
  SELECT id, user_id, '작가', '어느 날', ${BODIES}, repeat('풀이 ', 40), n * 7919 % 1000,
         timestamptz '2026-01-01' + n * interval '1 second'
  FROM numbered`,
  `WITH texts AS (
    SELECT regexp_replace(dream_content, '[0-9]+', '') AS text, array_agg(id) AS ids, array_agg(created_at) AS times
    FROM posts GROUP BY 1),
  searched AS (SELECT ids, times, search_grams(text) AS search FROM texts)
  INSERT INTO post_search (post_id, created_at, search)
  SELECT place.id, place.created_at, search FROM searched, unnest(ids, times) AS place (id, created_at)`,
  'ANALYZE posts',
  'ANALYZE post_search',
];

interface Explained {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

describe(`a board of ${POSTS.toLocaleString()} posts`, () => {
  let service: TestService;
  let guest: CheckedClient;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    guest = new CheckedClient(service.url);
    await onDatabase(service.env.DATABASE_URL, ...FILL);
  });

  afterAll(() => service.close());

  const list = async (query: string) => (await guest.call<PostList>('GET', `/posts?${query}`)).body;

  /** Counts the 8 kB pages that the request's statements touch: machine-independent, and unaffected by load. */
  async function pagesTouched(search: string): Promise<number> {
    const statements: [string, unknown[]][] = [];
    const { query: run } = PostgresQueryRunner.prototype;
    const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(function (
      this: PostgresQueryRunner,
      sql,
      values,
    ) {
      statements.push([sql, (values ?? []) as unknown[]]);
      return run.call(this, sql, values);
    });
    await list(search);
    spy.mockRestore();
    let pages = 0;
    for (const [sql, values] of statements) {
      const [{ 'QUERY PLAN': plan }] = await service.dataSource.query<
        [{ 'QUERY PLAN': [{ Plan: Explained }] }]
      >(`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${sql}`, values);
      pages += plan[0].Plan['Shared Hit Blocks'] + plan[0].Plan['Shared Read Blocks'];
    }
    return pages;
  }

  const cursorAt = async (depth: number, sort: 'new' | 'popular') => {
    const order = sort === 'new' ? 'created_at DESC, id DESC' : 'likes DESC, created_at DESC, id DESC';
    const [row] = await service.dataSource.query<[{ id: string; likes: number; created_at: Date }]>(
      `SELECT id, likes, created_at FROM posts ORDER BY ${order} OFFSET ${depth} LIMIT 1`,
    );
    const place = `${row.created_at.toISOString()}_${row.id}`;
    return Buffer.from(sort === 'new' ? place : `${row.likes}_${place}`).toString('base64url');
  };

  it.each(['new', 'popular'] as const)(
    'a deep list page reads about as many disk pages as the first, sorted by %s',
    async (sort) => {
      const top = await pagesTouched(`sort=${sort}`);
      const deep = await pagesTouched(`sort=${sort}&cursor=${await cursorAt(0.8 * POSTS, sort)}`);
      expect(top).toBeGreaterThan(0);
      expect(deep).toBeLessThanOrEqual(top * 1.5);
    },
  );

  it.each([
    ['a syllable of every post', '꿈', PAGE, 100],
    ['two syllables of one post in a hundred', '고래', PAGE, 3_000],
    ['a syllable of one post in ten thousand', '쀍', 10, 1_000],
    ['two syllables of the oldest posts', '해태', 5, 1_000],
    ['two syllables in no post', '갸웃', 0, 1_000],
  ])('finds %s without reading the whole board', async (_, words, found, mostPages) => {
    const query = `q=${encodeURIComponent(words)}`;
    expect((await list(query)).posts).toHaveLength(found);
    expect(await pagesTouched(query)).toBeLessThan(mostPages);
  });

  it('plans searches for the actual words, and lists with a prepared statement', async () => {
    await list(`q=${encodeURIComponent('고래')}`);
    await list(`cursor=${await cursorAt(10, 'new')}`);
    const kept = await service.dataSource.query<{ statement: string }[]>(
      'SELECT statement FROM pg_prepared_statements',
    );
    expect(kept.filter(({ statement }) => statement.includes('FROM posts WHERE'))).not.toEqual([]);
    expect(kept.filter(({ statement }) => statement.includes(' LIKE '))).toEqual([]);
  });
});
