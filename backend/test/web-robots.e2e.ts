import { randomUUID } from 'node:crypto';
import { SitemapChunks } from '../src/web/sitemap/sitemap-chunks.js';
import { type PagesUnderTest, SITE, startPages } from './support/pages-service.js';

describe('resources for robots', () => {
  let service: PagesUnderTest;

  beforeAll(async () => {
    service = await startPages();
  });

  afterAll(() => service.close());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers });
  const read = async (path: string) => (await get(path)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

  it('robots.txt contains the sitemap and allows the pages', async () => {
    const text = await read('/robots.txt');
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/(api\/(posts|qna|symbols).*)?$/m);
  });

  it('the sitemap contains every public page, symbol, post and question', async () => {
    const post = await service.insertPost({ createdAt: '2026-01-02T03:04:05.678Z' });
    const index = await get('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = locations(await index.text());
    expect(files).toEqual([`${SITE}/sitemaps/pages.xml`, `${SITE}/sitemaps/posts-0.xml`]);

    const pages = locations(await read('/sitemaps/pages.xml'));
    const open = ['/', '/symbols', '/symbols/snake', '/stories', '/stories/late-for-exam'];
    expect(pages).toEqual(expect.arrayContaining(open.map((path) => SITE + path)));
    expect(pages).not.toContain(`${SITE}/login`);

    const posts = await read('/sitemaps/posts-0.xml');
    expect(posts).toContain(
      `<url><loc>${SITE}/post/${post}</loc><lastmod>2026-01-02T03:04:05.678Z</lastmod></url>`,
    );
  });

  it.each(['posts-7.xml', 'posts-01.xml', 'users-0.xml', 'toString-0.xml', 'x'])(
    '/sitemaps/%s, which is not in the index, returns 404',
    async (file) => {
      expect((await get(`/sitemaps/${file}`)).status).toBe(404);
    },
  );

  it('splits a growing table into files that contain every row once, also after deletions', async () => {
    const { dataSource } = service;
    const insert = async (count: number, from: string) => {
      await dataSource.query(
        `INSERT INTO questions (title, category, content, author, created_at)
         SELECT '제목', '일반', '내용', '익명', $2::timestamptz + (n / 2) * interval '1 ms' FROM generate_series(1, $1) AS n`,
        [count, from],
      );
    };
    const chunks = new SitemapChunks(
      dataSource,
      { table: 'questions', changed: 'created_at', url: (id) => id },
      3,
    );
    const listed = async () => {
      const files = await chunks.list();
      const entries = await Promise.all(files.map((_, number) => chunks.entries(number)));
      return { sizes: entries.map(({ length }) => length), ids: entries.flat().map(({ url }) => url) };
    };
    const all = async () =>
      (await dataSource.query<{ id: string }[]>('SELECT id FROM questions ORDER BY created_at, id')).map(
        ({ id }) => id,
      );

    expect(await chunks.list()).toEqual([]);
    await insert(7, '2026-01-01T00:00:00Z');
    expect(await Promise.all([listed(), listed()])).toEqual([
      { sizes: [3, 3, 1], ids: await all() },
      { sizes: [3, 3, 1], ids: await all() },
    ]);
    await dataSource.query('DELETE FROM questions WHERE id = $1', [(await all())[0]]);
    await insert(2, '2026-02-01T00:00:00Z');
    expect(await listed()).toEqual({ sizes: [2, 3, 3], ids: await all() });
    expect(await chunks.entries(9)).toEqual([]);
  });

  it('returns a cacheable picture of 1200 × 630 for a post', async () => {
    const id = await service.insertPost({ title: '할머니가 건네준 떡 꿈 해석' });
    const answer = await get(`/og/post/${id}.png`);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    const again = await get(`/og/post/${id}.png`, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('pictures differ by title and engine, but not by dream', async () => {
    const draw = async (post: { title: string; engine: string; dream: string }) => {
      const answer = await get(`/og/post/${await service.insertPost(post)}.png`);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const [one, dream, title, engine] = await Promise.all([
      draw({ title: '떡 꿈', engine: 'lexicon', dream: '하나' }),
      draw({ title: '떡 꿈', engine: 'lexicon', dream: '둘' }),
      draw({ title: '쌀 꿈', engine: 'lexicon', dream: '하나' }),
      draw({ title: '떡 꿈', engine: 'gpt-4o-mini', dream: '하나' }),
    ]);
    expect(dream === one).toBe(true);
    expect(new Set([one, title, engine]).size).toBe(3);
  });

  it('returns a default picture for other pages, and 404 for an unknown post', async () => {
    expect((await get('/og/default.png')).headers.get('content-type')).toBe('image/png');
    for (const file of [`${randomUUID()}.png`, 'x.png', 'x']) {
      expect((await get(`/og/post/${file}`)).status).toBe(404);
    }
  });
});
