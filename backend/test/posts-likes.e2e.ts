import { randomUUID } from 'node:crypto';
import { errorMessages, type LikeAnswer } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('likes of posts', () => {
  let service: TestService;
  let members: Member[];
  let postId: string;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    members = await Promise.all(Array.from({ length: 20 }, () => registerMember(service.url)));
    ({ postId } = await sharePost(service.dataSource, members[0] as Member));
  });

  afterAll(() => service.close());

  const toggle = (client: CheckedClient, id = postId) => client.call<LikeAnswer>('POST', `/posts/${id}/like`);
  const state = async () => {
    const [row] = await service.dataSource.query<[{ likes: number }]>(
      'SELECT likes FROM posts WHERE id = $1',
      [postId],
    );
    return {
      likes: row.likes,
      rows: await count(service.dataSource, 'post_likes WHERE post_id = $1', [postId]),
    };
  };

  it('one call adds a like, the next removes it', async () => {
    const [{ client }] = members as [Member];
    expect(await toggle(client)).toMatchObject({ status: 200, body: { likes: 1, liked: true } });
    expect(await toggle(client)).toMatchObject({ status: 200, body: { likes: 0, liked: false } });
    expect(await state()).toEqual({ likes: 0, rows: 0 });
  });

  it('200 concurrent toggles by 20 members leave the count equal to the rows', async () => {
    const answers = await Promise.all(
      members.flatMap(({ client }, n) => Array.from({ length: n === 7 ? 11 : 10 }, () => toggle(client))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => body.liked)).toHaveLength(101);
    expect(await state()).toEqual({ likes: 1, rows: 1 });
  });

  it('a like by a guest returns 401', async () => {
    expect(await toggle(new CheckedClient(service.url))).toMatchObject({
      status: 401,
      body: { error: errorMessages.likeNeedsLogin, code: 'unauthorized' },
    });
  });

  it('a like of an unknown post returns 404', async () => {
    const [{ client }] = members as [Member];
    for (const id of [randomUUID(), 'no-id']) {
      expect(await toggle(client, id)).toMatchObject({
        status: 404,
        body: { error: errorMessages.postNotFound },
      });
    }
  });
});
