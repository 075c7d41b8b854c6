import { errorMessages } from '@kkumpuri/contract';
import { type Member, registerMember } from './support/checked-client.js';
import { HeldWrites } from './support/held-writes.js';
import { count, insertDream, registerAdmin, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

/** Both changes reach the posts table in the given order; the second starts while the first is blocked there. */
describe('concurrent changes to a dream', () => {
  let service: TestService;
  let admin: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    admin = await registerAdmin(service.url, service.dataSource);
  });

  afterAll(() => service.close());

  const changes = {
    sharing: ({ client }: Member, dreamId: string) =>
      client.call('POST', `/dreams/${dreamId}/share`, { title: '뱀 꿈' }),
    'its deletion': (_: Member, dreamId: string) =>
      admin.client.call('DELETE', `/admin/interpretations/${dreamId}`),
    'its deletion by its owner': ({ client }: Member, dreamId: string) =>
      client.call('DELETE', `/dreams/${dreamId}`),
    'taking it off the board': ({ client }: Member, dreamId: string) =>
      client.call('DELETE', `/dreams/${dreamId}/share`),
    'the deletion of its member': ({ user }: Member, _: string) =>
      admin.client.call('DELETE', `/admin/users/${user.id}`),
  };

  it.each([
    ['sharing', 'the deletion of its member', 201, { status: 200 }],
    ['the deletion of its member', 'sharing', 200, { status: 401, error: errorMessages.loginRequired }],
    ['sharing', 'its deletion', 201, { status: 200 }],
    ['its deletion', 'the deletion of its member', 200, { status: 200 }],
    ['sharing', 'its deletion by its owner', 201, { status: 204 }],
    ['taking it off the board', 'its deletion by its owner', 204, { status: 204 }],
    ['taking it off the board', 'the deletion of its member', 204, { status: 200 }],
    [
      'its deletion by its owner',
      'taking it off the board',
      204,
      { status: 404, error: errorMessages.shareNotFound },
    ],
    [
      'the deletion of its member',
      'its deletion',
      200,
      { status: 404, error: errorMessages.interpretationNotFound },
    ],
  ] as const)('applies %s first, then %s', async (first, second, status, expected) => {
    const member = await registerMember(service.url);
    const isNew = [first, second].includes('sharing');
    const dreamId = isNew
      ? await insertDream(service.dataSource, { userId: member.user.id })
      : (await sharePost(service.dataSource, member)).dreamId;
    const held = await HeldWrites.lock('posts', service.dataSource);
    const earlier = changes[first](member, dreamId);
    await held.untilBlocked(1);
    const later = changes[second](member, dreamId);
    await held.untilBlocked(2);
    await held.release();
    expect((await earlier).status).toBe(status);
    const answer = await later;
    expect({ status: answer.status, error: answer.body.error }).toMatchObject(expected);
    expect(await count(service.dataSource, 'interpretations WHERE id = $1', [dreamId])).toBe(0);
    expect(await count(service.dataSource, 'posts WHERE interpretation_id = $1', [dreamId])).toBe(0);
  });
});
