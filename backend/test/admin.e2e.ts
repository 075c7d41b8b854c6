import { randomUUID } from 'node:crypto';
import {
  type AdminActivity,
  type AdminStats,
  type AuditList,
  errorMessages,
  type Interpretation,
  noticeMessages,
  type Post,
  type User,
} from '@kkumpuri/contract';
import { InterpretationQueueService } from '../src/queue/interpretation-queue.service.js';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, insertDream, registerAdmin, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

const CALLS = [
  ['GET', '/admin/stats'],
  ['GET', '/admin/users'],
  ['GET', '/admin/interpretations'],
  ['GET', '/admin/activity'],
  ['GET', '/admin/audit'],
  ['GET', '/admin/queue'],
  ['GET', '/admin/trends'],
  ['POST', '/admin/queue/retry'],
  ['DELETE', `/admin/users/${randomUUID()}`],
  ['DELETE', `/admin/users/${randomUUID()}/sessions`],
  ['DELETE', `/admin/interpretations/${randomUUID()}`],
  ['DELETE', `/admin/posts/${randomUUID()}`],
  ['DELETE', `/admin/questions/${randomUUID()}`],
] as const;

describe('admin pages', () => {
  let service: TestService;
  let admin: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    admin = await registerAdmin(service.url, service.dataSource);
  });

  afterAll(() => service.close());

  const like = (fan: Member, postId: string) => fan.client.call('POST', `/posts/${postId}/like`);
  const read = <Body>(path: string) => admin.client.call<Body>('GET', `/admin/${path}`);
  const stats = async () => (await read<{ stats: AdminStats }>('stats')).body.stats;
  const rowsOf = (table: string, column: string, id: string) =>
    count(service.dataSource, `${table} WHERE ${column} = $1`, [id]);

  it.each(CALLS)('%s %s returns 401 to a guest and 403 to a member', async (method, path) => {
    const member = await registerMember(service.url);
    expect(await new CheckedClient(service.url).call(method, path)).toMatchObject({
      status: 401,
      body: { error: errorMessages.loginRequired, code: 'unauthorized' },
    });
    expect(await member.client.call(method, path)).toMatchObject({
      status: 403,
      body: { error: errorMessages.forbidden, code: 'forbidden' },
    });
  });

  it('counts users, interpretations, views and likes exactly', async () => {
    const before = await stats();
    const member = await registerMember(service.url);
    const { postId, dreamId } = await sharePost(service.dataSource, member);
    await insertDream(service.dataSource, { userId: member.user.id });
    await like(member, postId);
    await service.dataSource.query('UPDATE posts SET views = views + 7 WHERE id = $1', [postId]);
    expect(await stats()).toEqual({
      totalUsers: before.totalUsers + 1,
      totalInterpretations: before.totalInterpretations + 2,
      sharedInterpretations: before.sharedInterpretations + 1,
      totalViews: before.totalViews + 7,
      totalLikes: before.totalLikes + 1,
    });
    await admin.client.call('DELETE', `/admin/interpretations/${dreamId}`);
    await admin.client.call('DELETE', `/admin/users/${member.user.id}`);
    expect(await stats()).toEqual(before);
  });

  it('finds members by e-mail and name, page by page', async () => {
    const member = await registerMember(service.url);
    const find = async (query: string) =>
      (await read<{ users: User[]; nextCursor: string | null }>(`users${query}`)).body;
    const { id, email } = member.user;
    expect((await find(`?q=${member.email.slice(3, 20).toUpperCase()}`)).users).toMatchObject([
      { id, email },
    ]);
    expect((await find(`?q=${encodeURIComponent('하늘')}`)).users[0]?.id).toBe(member.user.id);
    expect((await find('?q=nobody-has-this')).users).toEqual([]);
    const first = await find('?limit=1');
    const second = await find(`?limit=1&cursor=${first.nextCursor}`);
    expect(first.users[0]?.id).toBe(member.user.id);
    expect(second.users[0]?.id).not.toBe(member.user.id);
  });

  it('lists the newest interpretations and posts', async () => {
    const member = await registerMember(service.url);
    const { postId, dreamId } = await sharePost(service.dataSource, member, { title: '새로 올린 꿈' });
    const { body } = await read<AdminActivity>('activity');
    expect(body.recentInterpretations[0]).toMatchObject({ id: dreamId, user_id: member.user.id });
    expect(body.recentPosts[0]).toMatchObject({ id: postId, title: '새로 올린 꿈', views: 0, likes: 0 });
  });

  describe('deleting a user', () => {
    it('deletes the dreams, posts, likes, views, drafts and queued jobs of a user, and corrects like counts', async () => {
      const [leaver, stayer, fan] = await Promise.all([1, 2, 3].map(() => registerMember(service.url)));
      if (!leaver || !stayer || !fan) throw new Error('no members registered');
      const own = await sharePost(service.dataSource, leaver);
      const theirs = await sharePost(service.dataSource, stayer);
      await Promise.all([like(leaver, theirs.postId), like(fan, theirs.postId), like(fan, own.postId)]);
      await fan.client.call('GET', `/posts/${own.postId}`);
      const pending = await insertDream(service.dataSource, { userId: leaver.user.id, status: 'pending' });
      await service.dataSource.query(
        "INSERT INTO interpretation_drafts (interpretation_id, sections) VALUES ($1, '{}')",
        [pending],
      );
      const queue = service.api.get(InterpretationQueueService);
      await queue.enqueue(pending);
      await leaver.client.call('POST', '/auth/forgot-password', { email: leaver.email });

      const { status, body } = await admin.client.call('DELETE', `/admin/users/${leaver.user.id}`);
      expect({ status, body }).toEqual({ status: 200, body: { message: noticeMessages.userDeleted } });

      for (const [table, column] of [
        ['users', 'id'],
        ['interpretations', 'user_id'],
        ['posts', 'user_id'],
        ['post_likes', 'user_id'],
        ['reset_tokens', 'user_id'],
      ] as const) {
        expect([table, await rowsOf(table, column, leaver.user.id)]).toEqual([table, 0]);
      }
      for (const table of ['post_likes', 'post_views', 'post_search', 'post_symbols']) {
        expect([table, await rowsOf(table, 'post_id', own.postId)]).toEqual([table, 0]);
      }
      expect(await rowsOf('interpretation_drafts', 'interpretation_id', pending)).toBe(0);
      expect((await queue.count()).waiting).toBe(0);
      const { body: left } = await fan.client.call<{ post: Post }>('GET', `/posts/${theirs.postId}`);
      expect(left.post).toMatchObject({ likes: 1, liked: true });
      expect(await rowsOf('post_likes', 'post_id', theirs.postId)).toBe(1);
    });

    it('invalidates the access token of a deleted user', async () => {
      const member = await registerMember(service.url);
      await admin.client.call('DELETE', `/admin/users/${member.user.id}`);
      expect(await member.client.call('GET', '/posts')).toMatchObject({ status: 401 });
    });

    it('keeps like counts equal to their rows when a user is deleted during likes and views', async () => {
      const author = await registerMember(service.url);
      const leaver = await registerMember(service.url);
      const posts = await Promise.all([1, 2, 3, 4].map(() => sharePost(service.dataSource, author)));
      const owned = await sharePost(service.dataSource, leaver);
      const everywhere = [...posts, owned].map((post) => post.postId);
      const answers = await Promise.all([
        ...everywhere.flatMap((id) => [1, 2, 3].map(() => like(leaver, id))),
        ...everywhere.flatMap((id) =>
          [1, 2].map(() => new CheckedClient(service.url).call('GET', `/posts/${id}`)),
        ),
        admin.client.call('DELETE', `/admin/users/${leaver.user.id}`),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await rowsOf('users', 'id', leaver.user.id)).toBe(0);
      const wrong = await service.dataSource.query<unknown[]>(
        'SELECT id FROM posts WHERE likes <> (SELECT count(*) FROM post_likes WHERE post_id = posts.id)',
      );
      expect(wrong).toEqual([]);
    });

    it('refuses to delete an admin, including the caller, and changes nothing', async () => {
      const other = await registerAdmin(service.url, service.dataSource);
      for (const { user } of [other, admin]) {
        expect(await admin.client.call('DELETE', `/admin/users/${user.id}`)).toMatchObject({
          status: 403,
          body: { error: errorMessages.adminUndeletable, code: 'admin_undeletable' },
        });
        expect(await rowsOf('users', 'id', user.id)).toBe(1);
      }
    });

    it('returns 404 for an unknown user', async () => {
      for (const id of [randomUUID(), 'no-id']) {
        expect(await admin.client.call('DELETE', `/admin/users/${id}`)).toMatchObject({
          status: 404,
          body: { error: errorMessages.userNotFound },
        });
      }
    });
  });

  describe('deleting an interpretation', () => {
    it('deletes the post of the interpretation', async () => {
      const member = await registerMember(service.url);
      const { postId, dreamId } = await sharePost(service.dataSource, member);
      expect(await admin.client.call('DELETE', `/admin/interpretations/${dreamId}`)).toMatchObject({
        status: 200,
        body: { message: noticeMessages.interpretationDeleted },
      });
      expect(await member.client.call('GET', `/posts/${postId}`)).toMatchObject({ status: 404 });
      expect(await member.client.call('GET', `/dreams/${dreamId}`)).toMatchObject({ status: 404 });
    });

    it('returns 404 for an unknown interpretation', async () => {
      for (const id of [randomUUID(), 'no-id']) {
        expect(await admin.client.call('DELETE', `/admin/interpretations/${id}`)).toMatchObject({
          status: 404,
          body: { error: errorMessages.interpretationNotFound },
        });
      }
    });
  });

  it('filters interpretations by failed and pending', async () => {
    const failed = await insertDream(service.dataSource, { userId: admin.user.id, status: 'failed' });
    const pending = await insertDream(service.dataSource, { userId: admin.user.id, status: 'pending' });
    const idsOf = async (status: string) =>
      (
        await read<{ interpretations: Interpretation[] }>(`interpretations?status=${status}`)
      ).body.interpretations.map(({ id }) => id);
    expect(await idsOf('failed')).toEqual([failed]);
    expect(await idsOf('pending')).toEqual([pending]);
    expect(await read('interpretations?status=shared')).toMatchObject({ status: 400 });
  });

  describe('removing posts and questions', () => {
    it('removes a post but keeps its dream, which its owner may share again', async () => {
      const member = await registerMember(service.url);
      const { postId, dreamId } = await sharePost(service.dataSource, member);
      expect(await admin.client.call('DELETE', `/admin/posts/${postId}`)).toMatchObject({
        status: 200,
        body: { message: noticeMessages.postDeleted },
      });
      expect(await member.client.call('GET', `/posts/${postId}`)).toMatchObject({ status: 404 });
      expect(await member.client.call('GET', `/dreams/${dreamId}`)).toMatchObject({
        status: 200,
        body: { interpretation: { is_shared: false } },
      });
    });

    it('deletes a question, and logs both deletions', async () => {
      const created = await admin.client.call<{ question: { id: string } }>('POST', '/qna', {
        title: '지워야 할 질문입니다',
        category: '일반',
        content: '여기에 남의 전화번호를 적어 두었으니 지워 주셨으면 합니다.',
      });
      const { id } = created.body.question;
      expect(await admin.client.call('DELETE', `/admin/questions/${id}`)).toMatchObject({
        status: 200,
        body: { message: noticeMessages.questionDeleted },
      });
      expect(await admin.client.call('GET', `/qna/${id}`)).toMatchObject({ status: 404 });
      const { body } = await read<AuditList>('audit?kind=admin');
      const deeds = body.entries.filter(({ action }) => action !== 'admin.read');
      expect(deeds[0]).toMatchObject({ action: 'question.delete', target_id: id });
      expect(deeds[1]).toMatchObject({ action: 'post.delete' });
    });

    it.each(['posts', 'questions'])('returns 404 for unknown %s', async (list) => {
      for (const id of [randomUUID(), 'no-id']) {
        expect(await admin.client.call('DELETE', `/admin/${list}/${id}`)).toMatchObject({ status: 404 });
      }
    });
  });

  it('logs who deleted what, and no refused deletions', async () => {
    const deeds = "audit_entries WHERE kind = 'admin' AND action <> 'admin.read'";
    const before = await count(service.dataSource, deeds);
    const member = await registerMember(service.url);
    const dreamId = await insertDream(service.dataSource, { userId: member.user.id });
    await admin.client.call('DELETE', `/admin/users/${admin.user.id}`);
    await admin.client.call('DELETE', `/admin/interpretations/${dreamId}`);
    await admin.client.call('DELETE', `/admin/users/${member.user.id}`);
    const { body } = await read<AuditList>('audit?kind=admin');
    const [last, lastButOne] = body.entries.filter(({ action }) => action !== 'admin.read');
    const actor = { actor_id: admin.user.id, actor_username: admin.user.username };
    expect(last).toMatchObject({ ...actor, action: 'user.delete', target_id: member.user.id });
    expect(lastButOne).toMatchObject({ ...actor, action: 'interpretation.delete', target_id: dreamId });
    expect(await count(service.dataSource, deeds)).toBe(before + 2);
  });
});
