import { previews, type PageData } from '@kkumpuri/contract';
import { escapeHtml } from '../src/http/escape-html.js';
import { type PagesUnderTest, SITE, snakePost, startPages, UNRENDERABLE } from './support/pages-service.js';
import { bodyOf, openPage, pageDataOf } from './support/read-page.js';

const SETTINGS = '<p>김해몽, owner@kkumpuri.example, lexicon</p>';

describe('server-rendered pages', () => {
  let service: PagesUnderTest;
  let post: string;

  beforeAll(async () => {
    service = await startPages();
    post = await service.insertPost(snakePost);
  });

  afterAll(() => service.close());

  const open = (path: string) => openPage(service.url + path);

  it('renders a post for a guest, with its page data', async () => {
    const { status, text } = await open(`/post/${post}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>뱀이 &quot;웃은&quot; &lt;꿈&gt; 해석 | 꿈풀이</title>');
    expect(text).toContain(`<link rel="canonical" href="${SITE}/post/${post}" />`);
    expect(bodyOf(text)).toBe(`<h1>/post/${post}</h1><p>${escapeHtml(snakePost.dream)}</p>${SETTINGS}`);
    expect(pageDataOf(text)).toEqual({
      path: `/post/${post}`,
      post: {
        id: post,
        title: '뱀이 "웃은" <꿈> 해석',
        author_username: '새벽안개',
        symbols: [{ id: 'snake', name: '뱀' }],
        dream_content: snakePost.dream,
        interpretation: snakePost.reading,
        engine: 'gpt-4o-mini',
        verdict: null,
        headline: null,
        reading: null,
        views: 7,
        likes: 3,
        liked: false,
        created_at: '2026-11-20T16:00:00.000Z',
      },
      similar: [],
    });
  });

  it('a post contains the titles of similar posts, without their texts', async () => {
    const symbols = [{ id: 'tiger', name: '호랑이' }];
    const one = await service.insertPost({ title: '호랑이 꿈', symbols });
    const other = await service.insertPost({ title: '또 호랑이 꿈', symbols });
    await service.dataSource.query(
      `INSERT INTO post_symbols (symbol_id, created_at, post_id)
       SELECT 'tiger', created_at, id FROM posts WHERE id = ANY($1)`,
      [[one, other]],
    );
    const { similar } = pageDataOf((await open(`/post/${one}`)).text) ?? {};
    expect(similar).toEqual([
      expect.objectContaining({ id: other, title: '또 호랑이 꿈', dream_content: '', interpretation: '' }),
    ]);
    await service.dataSource.query('DELETE FROM posts WHERE id = ANY($1)', [[one, other]]);
  });

  it('the board contains its first page, with texts cut to the length of its cards', async () => {
    const long = await service.insertPost({ dream: '가'.repeat(300), reading: '나'.repeat(300) });
    const { board } = pageDataOf((await open('/shared-posts')).text) ?? {};
    expect(board).toMatchObject({ nextCursor: null });
    expect(board?.posts.find(({ id }) => id === long)).toMatchObject({
      dream_content: `${'가'.repeat(previews.board.dream)}…`,
      interpretation: `${'나'.repeat(previews.board.interpretation)}…`,
    });
    await service.dataSource.query('DELETE FROM posts WHERE id = $1', [long]);
  });

  it.each([
    '/shared-posts?q=뱀',
    '/shared-posts?sort=popular',
    '/symbols?kind=animal',
    '/stories?q=시험',
    '/qna?filter=waiting',
  ])('%s is not rendered, because the page data holds the newest posts only', async (path) => {
    const { status, text } = await open(path);
    expect({ status, body: bodyOf(text), data: pageDataOf(text) }).toEqual({ status: 200, body: '' });
  });

  it('opening a page counts no view', async () => {
    await open(`/post/${post}`);
    await open('/shared-posts');
    expect(await service.dataSource.query('SELECT views FROM posts WHERE id = $1', [post])).toEqual([
      { views: 7 },
    ]);
  });

  it('a post that fails to render keeps its head, with an empty body', async () => {
    const id = await service.insertPost({ title: '그래도 제목', dream: UNRENDERABLE });
    const { status, text } = await open(`/post/${id}`);
    expect({ status, body: bodyOf(text), data: pageDataOf(text) }).toEqual({ status: 200, body: '' });
    expect(text).toContain('<title>그래도 제목 | 꿈풀이</title>');
    await service.dataSource.query('DELETE FROM posts WHERE id = $1', [id]);
  });

  it('renders the home page with the operator’s settings and popular dreams without texts', async () => {
    const { text } = await open('/');
    expect(bodyOf(text)).toBe(`<h1>/</h1>${SETTINGS}`);
    const { path, liked } = pageDataOf(text) as PageData;
    expect(path).toBe('/');
    expect(liked?.length).toBeGreaterThan(0);
    expect(liked?.filter(({ dream_content, interpretation }) => dream_content || interpretation)).toEqual([]);
    expect(text).toContain('<meta name="dream-reader" content="lexicon" />');
  });

  it.each(['/dream/new', '/privacy-policy', '/terms-of-service', '/disclaimer'])(
    'renders %s with the operator’s settings',
    async (path) => {
      const { text } = await open(path);
      expect(bodyOf(text)).toBe(`<h1>${path}</h1>${SETTINGS}`);
      expect(pageDataOf(text)).toEqual({ path });
    },
  );

  it('renders no personal page and does not serve the renderer', async () => {
    expect(bodyOf((await open('/my-dreams')).text)).toBe('');
    expect((await open('/prerender/prerender.js')).status).toBe(404);
  });
});
