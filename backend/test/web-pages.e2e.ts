import { createHash, randomUUID } from 'node:crypto';
import { policyFactsName } from '@kkumpuri/contract';
import { fixedPages } from '../src/web/pages/fixed-pages.js';
import {
  COMPRESSED_SCRIPT,
  type PagesUnderTest,
  SITE,
  snakePost,
  startPages,
} from './support/pages-service.js';
import { linkedDataOf, metaOf, openPage, pageDataOf } from './support/read-page.js';

describe('web pages', () => {
  let service: PagesUnderTest;
  let post: string;

  beforeAll(async () => {
    service = await startPages();
    post = await service.insertPost(snakePost);
  });

  afterAll(() => service.close());

  const open = (path: string, headers?: Record<string, string>) => openPage(service.url + path, headers);

  it.each(Object.entries(fixedPages))(
    '%s has its own title, description and canonical URL',
    async (path, page) => {
      const { status, headers, text } = await open(`${path}?token=secret`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(text).toContain(`<title>${page.title}</title>`);
      expect(metaOf(text, 'description')).toBe(page.description);
      expect(metaOf(text, 'operator-email')).toBe('owner@kkumpuri.example');
      expect(metaOf(text, policyFactsName)).toContain('김해몽');
      expect(text).toContain(`<link rel="canonical" href="${SITE}${path}" />`);
      expect(text).not.toContain('secret');
    },
  );

  it.each([
    '/dream/new',
    `/dream/${randomUUID()}`,
    '/dream/anything',
    '/my-dreams',
    '/dream-diary',
    '/settings',
    '/admin',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/qna/write',
  ])('%s is personal: noindex and not cached by shared caches', async (path) => {
    const { status, headers, text } = await open(path);
    expect({ status, robots: metaOf(text, 'robots'), caching: headers.get('cache-control') }).toEqual({
      status: 200,
      robots: 'noindex',
      caching: 'private, no-cache',
    });
  });

  it.each([
    '/',
    '/shared-posts',
    '/qna',
    '/symbols',
    '/symbols/snake',
    '/stories',
    '/stories/late-for-exam',
    '/privacy-policy',
    '/terms-of-service',
    '/disclaimer',
  ])('%s is indexable', async (path) => {
    const { status, text } = await open(path);
    expect({ status, robots: metaOf(text, 'robots') }).toEqual({
      status: 200,
      robots: expect.stringMatching(/^index/),
    });
  });

  it('the preview card of a post describes the reading but not the dream', async () => {
    const { text } = await open(`/post/${post}`);
    expect(metaOf(text, 'og:description')).toBe(
      '뱀 꿈을 전통 해몽과 심리학으로 풀어 보았어요. 마음이 분주한 때에 찾아온 꿈이에요. 새 인연으로 읽는 사람이 많아요.',
    );
    expect(metaOf(text, 'og:type')).toBe('article');
    expect(metaOf(text, 'og:url')).toBe(`${SITE}/post/${post}`);
    expect(metaOf(text, 'og:image')).toBe(`${SITE}/og/post/${post}.png`);
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image');
    const tags = text.match(/<meta [^>]*>/g)?.join('\n');
    expect(tags).not.toMatch(/마당|스르르/);
  });

  it('a post has DiscussionForumPosting data', async () => {
    expect(linkedDataOf((await open(`/post/${post}`)).text)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: '뱀이 "웃은" <꿈> 해석',
      text: snakePost.reading,
      url: `${SITE}/post/${post}`,
      author: { name: '새벽안개' },
      datePublished: '2026-11-20T16:00:00.000Z',
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      interactionStatistic: [{ userInteractionCount: 3 }, { userInteractionCount: 7 }],
    });
  });

  it('a post without an author is by 익명, with one canonical URL', async () => {
    const id = await service.insertPost({});
    const { text } = await open(`/post/${id.toUpperCase()}/`);
    expect(linkedDataOf(text)).toMatchObject({ author: { name: '익명' } });
    expect(text).toContain(`href="${SITE}/post/${id}"`);
  });

  it('a question page has its text, and its answer if there is one, without scripts', async () => {
    const id = await insertQuestion('밤마다 같은 꿈을 꿔요', '언제쯤 멈출까요?');
    const waiting = (await open(`/qna/${id}`)).text;
    expect(waiting).toContain('<title>밤마다 같은 꿈을 꿔요 | 꿈풀이</title>');
    expect(waiting).toContain('content="답변 대기 · 언제쯤 멈출까요?"');
    expect(pageDataOf(waiting)?.question).toMatchObject({ content: '언제쯤 멈출까요?', answer: null });
    expect(linkedDataOf(waiting)).toMatchObject({ '@type': 'QAPage', mainEntity: { answerCount: 0 } });

    await service.dataSource.query('UPDATE questions SET answer = $2, answer_date = now() WHERE id = $1', [
      id,
      '마음이 쉬면 <멈춰요>.',
    ]);
    const answered = (await open(`/qna/${id}`)).text;
    expect(pageDataOf(answered)?.question).toMatchObject({ answer: '마음이 쉬면 <멈춰요>.', answered: true });
    expect(linkedDataOf(answered)).toMatchObject({
      mainEntity: {
        name: '밤마다 같은 꿈을 꿔요',
        answerCount: 1,
        acceptedAnswer: { text: '마음이 쉬면 <멈춰요>.' },
      },
    });
  });

  it('the lists of questions, symbols and stories carry their items without long texts', async () => {
    const id = await insertQuestion('링크가 있나요', '네');
    const { questions } = pageDataOf((await open('/qna')).text) ?? {};
    expect(questions?.questions).toContainEqual(
      expect.objectContaining({ id, title: '링크가 있나요', content: '', answer: null }),
    );
    const { symbols } = pageDataOf((await open('/symbols')).text) ?? {};
    const snake = symbols?.find((symbol) => symbol.id === 'snake');
    expect(Object.keys(snake ?? {}).sort()).toEqual(['gist', 'id', 'kind', 'name', 'spellings', 'verdict']);
    const { stories } = pageDataOf((await open('/stories')).text) ?? {};
    expect(stories).toContainEqual(expect.objectContaining({ slug: 'late-for-exam' }));
  });

  it('a story page has its content and symbols without a dream', async () => {
    const { text } = await open('/stories/late-for-exam');
    const { story } = pageDataOf(text) ?? {};
    expect(text).toContain(`<title>${story?.name} | 꿈풀이</title>`);
    expect(story?.symbols.length).toBeGreaterThan(0);
    expect(JSON.stringify(Object.values(story ?? {}))).not.toMatch(/\{[^"]|[^"]\}[^,\]]/);
  });

  it('a symbol page has its situations', async () => {
    const { text } = await open('/symbols/snake');
    expect(text).toContain('<title>뱀 꿈 해몽 | 꿈풀이</title>');
    expect(pageDataOf(text)?.symbol?.situations).toContainEqual(
      expect.objectContaining({
        when: '뱀에게 물린다',
        meaning: expect.stringMatching(/^물린 자리/) as string,
      }),
    );
    expect(linkedDataOf(text)).toMatchObject({ '@type': 'DefinedTerm', name: '뱀' });
  });

  it.each([
    `/post/${randomUUID()}`,
    '/post/not-an-id',
    `/qna/${randomUUID()}`,
    '/qna/%00',
    '/symbols/no-such-symbol',
    '/symbols/__proto__',
    '/stories/no-such-story',
    '/constructor',
    '/nowhere',
    '/post/a/b',
    '/%zz',
    '/symbols/%E0%A4%A',
  ])('%s returns the 404 page', async (path) => {
    const { status, headers, text } = await open(path);
    expect(status).toBe(404);
    expect(text).toContain('<title>페이지를 찾을 수 없습니다 | 꿈풀이</title>');
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('/assets/app-1a2b3c.js');
    expect(text).not.toContain('canonical');
    expect(metaOf(text, 'robots')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each(['/api/nothing-here', '/api'])('%s returns a JSON 404', async (path) => {
    const { status, text } = await open(path);
    expect({ status, body: JSON.parse(text) as unknown }).toEqual({
      status: 404,
      body: { error: '페이지를 찾을 수 없습니다.', code: 'not_found', requestId: expect.any(String) },
    });
  });

  it('a page whose data cannot be read returns 503 with the application and Retry-After', async () => {
    await service.dataSource.query('ALTER TABLE posts RENAME TO posts_away');
    const { status, headers, text } = await open(`/post/${post}`);
    await service.dataSource.query('ALTER TABLE posts_away RENAME TO posts');
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '10' });
    expect(text).toContain('/assets/app-1a2b3c.js');
    expect(text).not.toContain('posts');
  });

  it('HEAD returns the same status as GET', async () => {
    const answer = await fetch(`${service.url}/post/${post}`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect((await fetch(`${service.url}/post/none`, { method: 'HEAD' })).status).toBe(404);
  });

  it('returns 304 for an unchanged page, and 200 for a changed one', async () => {
    const first = await open(`/post/${post}`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await open(`/post/${post}`, { 'if-none-match': `"other", ${etag}` });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    await service.dataSource.query('UPDATE posts SET likes = likes + 1 WHERE id = $1', [post]);
    expect((await open(`/post/${post}`, { 'if-none-match': etag })).status).toBe(200);
    await service.dataSource.query('UPDATE posts SET likes = likes - 1 WHERE id = $1', [post]);
  });

  it.each(['br', 'gzip'])('compresses pages with %s', async (encoding) => {
    const { headers, text } = await open(`/post/${post}`, { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toContain('accept-encoding');
    expect(text).toContain('마음이 분주한');
  });

  it('serves the files compressed by the build', async () => {
    const compressed = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('content-type')).toContain('javascript');
    expect(compressed.text).toBe(COMPRESSED_SCRIPT);
    const plain = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'identity' });
    expect(plain.text).not.toBe(COMPRESSED_SCRIPT);
  });

  it('the Content-Security-Policy contains the hashes of the page’s inline script and style', async () => {
    const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    const policy = (await open('/')).headers.get('content-security-policy');
    expect(policy).toContain(
      `script-src 'self' ${hashOf('document.documentElement.dataset.theme = "light"')};`,
    );
    expect(policy).toContain(`style-src 'self' ${hashOf('p { margin: 0 }')};`);
  });

  it('serves built files as immutable, and index.html as the home page', async () => {
    const script = await open('/assets/app-1a2b3c.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await open('/index.html')).text).toBe((await open('/')).text);
  });

  async function insertQuestion(title: string, content: string): Promise<string> {
    const [row] = await service.dataSource.query<[{ id: string }]>(
      `INSERT INTO questions (title, category, content, author) VALUES ($1, '일반', $2, '익명') RETURNING id`,
      [title, content],
    );
    return row.id;
  }
});
