import { errorMessages, type Post, validationMessages } from '@kkumpuri/contract';
import { randomUUID } from 'node:crypto';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, insertDream, registerAdmin } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('sharing a dream', () => {
  let service: TestService;
  let owner: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    owner = await registerMember(service.url);
  });

  afterAll(() => service.close());

  const dreamOf = (member: Member, row: Parameters<typeof insertDream>[1] = {}) =>
    insertDream(service.dataSource, { userId: member.user.id, ...row });
  const share = (client: CheckedClient, id: string, body?: unknown) =>
    client.call<{ post: Post; error: string; code: string }>('POST', `/dreams/${id}/share`, body);

  it('creates a post with the username of the owner and the symbols of the reading', async () => {
    const id = await dreamOf(owner, { symbols: ['snake', 'house'] });
    const { status, body } = await share(owner.client, id, { title: '  우리 집에 온 뱀  ' });
    expect(status).toBe(201);
    expect(body.post).toMatchObject({
      title: '우리 집에 온 뱀',
      author_username: owner.user.username,
      dream_content: '큰 뱀이 마당으로 들어왔다',
      interpretation: '풀이 첫 줄',
      symbols: [
        { id: 'snake', name: '이름 snake' },
        { id: 'house', name: '이름 house' },
      ],
      verdict: '길',
      headline: '한밤에 들어온 뱀 한 마리',
      views: 0,
      likes: 0,
      liked: false,
    });
    const dream = await owner.client.find(id);
    expect(dream.is_shared).toBe(true);
    expect(dream.post_id).toBe(body.post.id);
    const { body: board } = await new CheckedClient(service.url).call<{ posts: Post[] }>('GET', '/posts');
    expect(board.posts[0]).toEqual(body.post);
    const guest = new CheckedClient(service.url);
    const { body: page } = await guest.call<{ post: Post }>('GET', `/posts/${body.post.id}`);
    expect(page.post.reading).toEqual(dream.reading);
  });

  it.each([
    ['without a body', undefined],
    ['without a title', {}],
  ])('%s, takes the title from the words in the first 20 characters of the dream', async (_, body) => {
    const id = await dreamOf(owner, { dreamContent: '하늘을 나는 커다란 고래를 타고 바다를 건넜다' });
    expect((await share(owner.client, id, body)).body.post.title).toBe(
      '하늘을 나는 커다란 고래를 타고 꿈 해석',
    );
  });

  it.each([
    ['an empty title', { title: '  ' }, validationMessages.titleRequired],
    ['a title that is too long', { title: '꿈'.repeat(101) }, validationMessages.titleTooLong],
  ])('returns 400 with a matching message for %s', async (_, body, error) => {
    const answer = await share(owner.client, await dreamOf(owner), body);
    expect(answer).toMatchObject({ status: 400, body: { error, code: 'invalid_request' } });
  });

  it('returns 404 for an unknown dream', async () => {
    for (const id of [randomUUID(), 'no-id']) {
      expect(await share(owner.client, id, { title: '뱀 꿈' })).toMatchObject({
        status: 404,
        body: { error: errorMessages.shareNotFound },
      });
    }
  });

  it('returns 403 to other members, admins and guests, also for a dream of the guest', async () => {
    const guest = new CheckedClient(service.url);
    const admin = await registerAdmin(service.url, service.dataSource);
    const stranger = await registerMember(service.url);
    const id = await dreamOf(owner, { sessionId: guest.sessionId });
    const ofGuest = await insertDream(service.dataSource, { sessionId: guest.sessionId });
    const answers = await Promise.all([
      share(stranger.client, id, { title: '뱀 꿈' }),
      share(admin.client, id, { title: '뱀 꿈' }),
      share(guest, id, { title: '뱀 꿈' }),
      share(guest, ofGuest, { title: '뱀 꿈' }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { error: errorMessages.shareForbidden } });
    }
    expect(await count(service.dataSource, 'posts WHERE interpretation_id = $1', [id])).toBe(0);
  });

  it.each([
    ['still being read', { status: 'pending' }, 'not_completed', errorMessages.shareNotCompleted],
    ['never read', { status: 'failed' }, 'not_completed', errorMessages.shareNotCompleted],
  ] as const)('returns 400 for a dream that was %s', async (_, row, code, error) => {
    const answer = await share(owner.client, await dreamOf(owner, row), { title: '뱀 꿈' });
    expect(answer).toMatchObject({ status: 400, body: { code, error } });
  });

  it('creates one post for ten concurrent requests, and returns already_shared to the other nine', async () => {
    const id = await dreamOf(owner);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => share(owner.client, id, { title: '뱀 꿈' })),
    );
    const refused = answers.filter((answer) => answer.status === 400);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(9);
    for (const { body } of refused) {
      expect(body).toMatchObject({ error: errorMessages.alreadyShared, code: 'already_shared' });
    }
    expect(await count(service.dataSource, 'posts WHERE interpretation_id = $1', [id])).toBe(1);
  });

  it('unshares once, only for the owner, and deletes the post', async () => {
    const id = await dreamOf(owner);
    await share(owner.client, id, { title: '뱀 꿈' });
    const other = await registerMember(service.url);
    const unshare = (client: CheckedClient) => client.call('DELETE', `/dreams/${id}/share`);
    const refusal = { status: 404, body: { error: errorMessages.shareNotFound, code: 'not_found' } };
    expect(await unshare(other.client)).toMatchObject(refusal);
    expect(await unshare(new CheckedClient(service.url))).toMatchObject(refusal);
    expect(await count(service.dataSource, 'posts WHERE interpretation_id = $1', [id])).toBe(1);
    expect((await unshare(owner.client)).status).toBe(204);
    expect(await count(service.dataSource, 'posts WHERE interpretation_id = $1', [id])).toBe(0);
    expect((await owner.client.find(id)).is_shared).toBe(false);
    expect(await unshare(owner.client)).toMatchObject(refusal);
  });
});
