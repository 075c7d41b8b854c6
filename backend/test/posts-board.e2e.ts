import { randomUUID } from 'node:crypto';
import { errorMessages, type Post, type PostList, validationMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('shared posts', () => {
  let service: TestService;
  let member: Member;
  let guest: CheckedClient;
  const ids: string[] = [];

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    member = await registerMember(service.url);
    guest = new CheckedClient(service.url);
    for (let n = 0; n < 7; n += 1) {
      const { postId } = await sharePost(service.dataSource, member, {
        title: `꿈 ${n}`,
        dreamContent: n === 3 ? '돼지 100%가 Dragon_과 춤을 추었다' : `바다에서 고래 ${n}마리를 보았다`,
        symbols: [['whale'], ['whale', 'sea'], ['whale', 'sea', 'boat'], ['pig'], [], ['sea'], ['boat']][n],
      });
      ids.push(postId);
    }
    await service.dataSource.query(
      'UPDATE posts SET likes = given.likes FROM unnest($1::uuid[], $2::int[]) AS given (id, likes) WHERE posts.id = given.id',
      [ids, [5, 5, 0, 9, 0, 5, 1]],
    );
  });

  afterAll(() => service.close());

  const list = (query: string, client = guest) =>
    client.call<PostList & { error: string }>('GET', `/posts${query}`);
  const idsOf = (posts: Post[]) => posts.map((post) => ids.indexOf(post.id));

  async function readAll(query: string): Promise<number[]> {
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: PostList } = await list(`?limit=2&${query}${cursor && `&cursor=${cursor}`}`);
      seen.push(...idsOf(body.posts));
      cursor = body.nextCursor;
    }
    return seen;
  }

  it('lists the newest first, page by page, each post once', async () => {
    expect(await readAll('t=1&_cache=2')).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect((await list('')).body.nextCursor).toBeNull();
  });

  it('lists the most liked first, page by page, the newer first among equals', async () => {
    expect(await readAll('sort=popular')).toEqual([3, 5, 1, 0, 6, 4, 2]);
  });

  it.each([
    ['one syllable', '돼', [3]],
    ['two syllables', '고래', [6, 5, 4, 2, 1, 0]],
    ['words across a space', '고래 5', [5]],
    ['decomposed Hangul', '고래 5'.normalize('NFD'), [5]],
    ['a title', '꿈 6', [6]],
    ['another case', 'dRAGON', [3]],
    ['a LIKE wildcard', '100%', [3]],
    ['an underscore', 'n_과', [3]],
    ['a quote and a backslash', "'\\", []],
    ['words in no post', '없는 말', []],
  ])('finds posts by %s', async (_, words, found) => {
    const query = `q=${encodeURIComponent(words)}`;
    expect(await readAll(query)).toEqual(found);
    expect((await readAll(`${query}&sort=popular`)).sort()).toEqual([...found].sort());
  });

  it('finds nothing by syllables in another order', async () => {
    expect(await readAll(`q=${encodeURIComponent('래고')}`)).toEqual([]);
  });

  it.each([
    ['?limit=0', validationMessages.limitInvalid],
    ['?limit=101', validationMessages.limitInvalid],
    ['?cursor=nonsense', validationMessages.cursorInvalid],
    ['?sort=popular&cursor=nonsense', validationMessages.cursorInvalid],
    [`?q=${'a'.repeat(101)}`, validationMessages.searchTooLong],
    ['?sort=oldest', validationMessages.malformed],
  ])('refuses %s with a message', async (query, error) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { error } });
  });

  it('shows a member which posts they like, and a guest none', async () => {
    const fan = await registerMember(service.url);
    await fan.client.call('POST', `/posts/${ids[4]}/like`);
    const likedBy = async (client: CheckedClient) =>
      idsOf((await list('', client)).body.posts.filter((post) => post.liked));
    expect(await likedBy(fan.client)).toEqual([4]);
    expect(await likedBy(guest)).toEqual([]);
    const { body } = await fan.client.call<{ post: Post }>('GET', `/posts/${ids[4]}`);
    expect(body.post).toMatchObject({ liked: true, likes: 1 });
    await fan.client.call('POST', `/posts/${ids[4]}/like`);
  });

  it('returns the requested post and own like to each of many concurrent requests', async () => {
    const fans = await Promise.all(Array.from({ length: 6 }, () => registerMember(service.url)));
    await Promise.all(fans.map(({ client }, n) => client.call('POST', `/posts/${ids[n]}/like`)));
    const requests = fans.flatMap((fan) => [fan, undefined].flatMap((who) => ids.map((id) => ({ who, id }))));
    const read = await Promise.all(
      requests.map(({ who, id }) => (who?.client ?? guest).call<{ post: Post }>('GET', `/posts/${id}`)),
    );
    expect(read.map(({ body }) => ({ id: body.post.id, liked: body.post.liked }))).toEqual(
      requests.map(({ who, id }) => ({
        id,
        liked: who !== undefined && fans.indexOf(who) === ids.indexOf(id),
      })),
    );
    await Promise.all(fans.map(({ client }, n) => client.call('POST', `/posts/${ids[n]}/like`)));
  });

  it('lists posts that share symbols, with the most shared symbols first', async () => {
    const similar = async (n: number) =>
      idsOf((await guest.call<{ posts: Post[] }>('GET', `/posts/${ids[n]}/similar`)).body.posts);
    expect(await similar(2)).toEqual([1, 6, 5, 0]);
    expect(await similar(4)).toEqual([]);
  });

  it.each(['', '/similar'])('returns 404 for an unknown post (GET /posts/:id%s)', async (rest) => {
    for (const id of [randomUUID(), 'no-id']) {
      expect(await guest.call('GET', `/posts/${id}${rest}`)).toMatchObject({
        status: 404,
        body: { error: errorMessages.postNotFound, code: 'not_found' },
      });
    }
  });
});

describe('views of a post', () => {
  let service: TestService;
  let member: Member;
  let postId: string;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    member = await registerMember(service.url);
  });

  beforeEach(async () => {
    ({ postId } = await sharePost(service.dataSource, member));
  });

  afterAll(() => service.close());

  const read = async (client: CheckedClient, headers: Record<string, string> = {}) =>
    (await client.call<{ post: Post }>('GET', `/posts/${postId}`, undefined, headers)).body.post.views;
  const written = async () => {
    const [row] = await service.dataSource.query<[{ views: number }]>(
      'SELECT views FROM posts WHERE id = $1',
      [postId],
    );
    return row.views;
  };
  const rows = () => count(service.dataSource, 'post_views WHERE post_id = $1', [postId]);
  const settled = async (expected: number) => {
    const end = Date.now() + 10_000;
    while ((await rows()) < expected && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return { rows: await rows(), views: await written() };
  };

  it('counts 100 reads by one viewer as one view, already in the first response', async () => {
    const viewer = new CheckedClient(service.url);
    expect(await read(viewer)).toBe(1);
    const views = await Promise.all(Array.from({ length: 99 }, () => read(viewer)));
    expect(new Set(views)).toEqual(new Set([1]));
    expect(await settled(1)).toEqual({ rows: 1, views: 1 });
    expect(await read(viewer)).toBe(1);
  });

  it('counts 100 concurrent viewers as 100 views, regardless of reloads', async () => {
    const viewers = Array.from({ length: 100 }, () => new CheckedClient(service.url));
    await Promise.all(viewers.flatMap((viewer) => [read(viewer), read(viewer)]));
    expect(await settled(100)).toEqual({ rows: 100, views: 100 });
  });

  it('counts a member once across browsers', async () => {
    const elsewhere = new CheckedClient(service.url);
    elsewhere.token = member.client.token;
    await read(member.client);
    expect(await read(elsewhere)).toBe(1);
    expect(await settled(1)).toEqual({ rows: 1, views: 1 });
  });

  it('counts clients without a session by their user agent', async () => {
    const readAs = (agent: string) =>
      fetch(`${service.url}/api/posts/${postId}`, { headers: { 'user-agent': agent } });
    await Promise.all([readAs('robot'), readAs('robot'), readAs('robot'), readAs('reader')]);
    expect(await settled(2)).toEqual({ rows: 2, views: 2 });
  });

  it('answers HEAD like GET, but counts no view', async () => {
    await service.dataSource.query('UPDATE posts SET views = 9 WHERE id = $1', [postId]);
    const request = (method: string) =>
      fetch(`${service.url}/api/posts/${postId}`, { method, headers: { 'x-session-id': randomUUID() } });
    const head = await request('HEAD');
    const readAfterwards = await request('GET');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(readAfterwards.headers.get('content-length'));
    expect(await readAfterwards.json()).toMatchObject({ post: { views: 10 } });
    expect(await settled(1)).toEqual({ rows: 1, views: 10 });
  });

  it('counts the same viewer again on another day', async () => {
    const viewer = new CheckedClient(service.url);
    await read(viewer);
    await settled(1);
    await service.dataSource.query('UPDATE post_views SET day = day - 1 WHERE post_id = $1', [postId]);
    expect(await read(viewer)).toBe(2);
    expect(await settled(2)).toEqual({ rows: 2, views: 2 });
  });
});

describe('shutdown of the api', () => {
  it('writes pending views before the api closes the database', async () => {
    const service = await startService({ workers: 0 });
    const member = await registerMember(service.url);
    const { postId } = await sharePost(service.dataSource, member);
    let views = -1;
    const destroy = service.dataSource.destroy.bind(service.dataSource);
    service.dataSource.destroy = async () => {
      const [row] = await service.dataSource.query<[{ views: number }]>(
        'SELECT views FROM posts WHERE id = $1',
        [postId],
      );
      views = row.views;
      await destroy();
    };
    await new CheckedClient(service.url).call('GET', `/posts/${postId}`);
    await service.close();
    expect(views).toBe(1);
  });
});
