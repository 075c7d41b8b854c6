import { errorMessages, type Interpretation, type Post, validationMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { insertDream, registerAdmin, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

interface ChangeResult {
  interpretation: Interpretation;
  error?: string;
  code?: string;
}

describe('titles of dreams', () => {
  let service: TestService;
  let owner: Member;
  let postId: string;
  let dreamId: string;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    owner = await registerMember(service.url);
    ({ postId, dreamId } = await sharePost(service.dataSource, owner, { title: '마당에 든 뱀' }));
  });

  afterAll(() => service.close());

  const change = (client: CheckedClient, id: string, body: unknown) =>
    client.call<ChangeResult>('PATCH', `/dreams/${id}`, body);
  const readPost = async (client: CheckedClient) =>
    (await client.call<{ post: Post }>('GET', `/posts/${postId}`)).body.post;
  const found = async (words: string) => {
    const { body } = await owner.client.call<{ posts: Post[] }>(
      'GET',
      `/posts?q=${encodeURIComponent(words)}`,
    );
    return body.posts.map(({ id }) => id);
  };

  it('changes the title of the dream and its post, also in the search', async () => {
    const { status, body } = await change(owner.client, dreamId, { title: '  담을 넘은\u200b 구렁이 ' });
    expect([status, body.interpretation.title, body.interpretation.post_id]).toEqual([
      200,
      '담을 넘은 구렁이',
      postId,
    ]);
    expect((await owner.client.find(dreamId)).title).toBe('담을 넘은 구렁이');
    expect((await readPost(owner.client)).title).toBe('담을 넘은 구렁이');
    expect([await found('구렁이'), await found('마당에 든')]).toEqual([[postId], []]);
  });

  it('null resets the title of the post to the start of the dream, and changes no other field', async () => {
    const { body } = await change(owner.client, dreamId, { title: null });
    expect(body.interpretation.title).toBeNull();
    expect((await readPost(owner.client)).title).toBe('큰 뱀이 마당으로 들어왔다 꿈 해석');
    const same = await change(owner.client, dreamId, { is_shared: false, user_id: null });
    expect(same).toMatchObject({ status: 200, body: { interpretation: { is_shared: true, title: null } } });
  });

  it('a dream shared again without a title keeps its title', async () => {
    await change(owner.client, dreamId, { title: '다시 온 뱀' });
    await owner.client.call('DELETE', `/dreams/${dreamId}/share`);
    const { status, body } = await owner.client.call<{ post: Post }>('POST', `/dreams/${dreamId}/share`);
    expect([status, body.post.title]).toEqual([201, '다시 온 뱀']);
    postId = body.post.id;
  });

  it('a guest can set the title of a dream of the session', async () => {
    const guest = new CheckedClient(service.url);
    const id = await insertDream(service.dataSource, { sessionId: guest.sessionId });
    expect(await change(guest, id, { title: '손님의 꿈' })).toMatchObject({
      status: 200,
      body: { interpretation: { title: '손님의 꿈' } },
    });
    expect((await change(new CheckedClient(service.url), id, { title: '남의 꿈' })).status).toBe(404);
    expect((await change(owner.client, id, { title: '남의 꿈' })).status).toBe(404);
  });

  it('returns 404 to other members, admins and guests, and hides the title from admins', async () => {
    const admin = await registerAdmin(service.url, service.dataSource);
    const other = await registerMember(service.url);
    const own = await insertDream(service.dataSource, { userId: owner.user.id });
    await change(owner.client, own, { title: '혼자 보는 제목' });
    for (const client of [admin.client, other.client, new CheckedClient(service.url)]) {
      expect(await change(client, own, { title: '바꾼 제목' })).toMatchObject({
        status: 404,
        body: { error: errorMessages.interpretationNotFound, code: 'not_found' },
      });
    }
    expect((await owner.client.find(own)).title).toBe('혼자 보는 제목');
    expect(JSON.stringify(await admin.client.find(own))).not.toContain('혼자 보는');
  });

  it('returns the dream_id of a post only to its author', async () => {
    const other = await registerMember(service.url);
    expect((await readPost(owner.client)).dream_id).toBe(dreamId);
    expect((await readPost(other.client)).dream_id).toBeUndefined();
    expect((await readPost(new CheckedClient(service.url))).dream_id).toBeUndefined();
  });

  it('refuses an invalid title and changes nothing', async () => {
    const before = (await owner.client.find(dreamId)).title;
    const refusals = [
      [{ title: '' }, 400, validationMessages.titleRequired],
      [{ title: '가'.repeat(101) }, 400, validationMessages.titleTooLong],
      [{ title: 7 }, 400, validationMessages.titleRequired],
    ] as const;
    for (const [body, status, error] of refusals) {
      expect(await change(owner.client, dreamId, body)).toMatchObject({ status, body: { error } });
    }
    expect(await change(owner.client, dreamId, { title: '오늘 밤에 죽을 거야' })).toMatchObject({
      status: 422,
      body: { code: 'care_not_shareable' },
    });
    expect((await owner.client.find(dreamId)).title).toBe(before);
  });

  it('returns 404 for a removed or unknown dream', async () => {
    const id = await insertDream(service.dataSource, { userId: owner.user.id });
    await owner.client.call('POST', '/removals', { kind: 'dream', id });
    expect((await change(owner.client, id, { title: '지운 꿈' })).status).toBe(404);
    expect((await change(owner.client, owner.user.id, { title: '없는 꿈' })).status).toBe(404);
    expect((await change(owner.client, 'none', { title: '없는 꿈' })).status).toBe(404);
  });

  it('concurrent changes leave dream and post with the same title', async () => {
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        change(owner.client, dreamId, { title: `왼쪽 ${round}` }),
        change(owner.client, dreamId, { title: `오른쪽 ${round}` }),
        owner.client.call('PATCH', '/auth/me', { username: `이름 ${round}` }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await readPost(owner.client)).title).toBe((await owner.client.find(dreamId)).title);
    }
  });

  it('concurrent changes, sharing, unsharing and deletion never fail with a 5xx or leave different titles', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await insertDream(service.dataSource, { userId: owner.user.id });
      const answers = await Promise.all([
        change(owner.client, id, { title: `새 제목 ${round}` }),
        owner.client.call('POST', `/dreams/${id}/share`, { title: '처음 제목' }),
        owner.client.call('DELETE', `/dreams/${id}/share`),
        ...(round % 2 ? [owner.client.call('DELETE', `/dreams/${id}`)] : []),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const [rows] = await service.dataSource.query<[{ same: boolean }]>(
        `SELECT coalesce(bool_and(posts.title = dream.title), true) AS same
         FROM posts JOIN interpretations dream ON dream.id = interpretation_id WHERE dream.id = $1`,
        [id],
      );
      expect(rows.same).toBe(true);
    }
  });
});
