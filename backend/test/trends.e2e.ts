import { randomUUID } from 'node:crypto';
import { type TrendDay, type Trends, validationMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { count, insertDream, registerAdmin, sharePost } from './support/rows.js';
import { startService, type TestService } from './support/service.js';
import { until } from './support/processes.js';

describe('admin trends', () => {
  let service: TestService;
  let admin: Member;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
    admin = await registerAdmin(service.url, service.dataSource);
  });

  afterAll(() => service.close());

  const read = async (query = '') =>
    (await admin.client.call<Trends>('GET', `/admin/trends${query}`)).body.days;
  const none: Omit<TrendDay, 'date'> = { users: 0, dreams: 0, posts: 0, views: 0, likes: 0 };

  it('counts per day in Korean time, including days without activity', async () => {
    const owner = await registerMember(service.url);
    const { postId, dreamId } = await sharePost(service.dataSource, owner);
    await owner.client.call('POST', `/posts/${postId}/like`);
    await insertDream(service.dataSource, { userId: owner.user.id });
    const days = await read('?days=7');
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ users: 2, dreams: 2, posts: 1, likes: 1 });
    expect(days[3]).toMatchObject(none);
    // A second before midnight in Korea, three days ago.
    await service.dataSource.query(
      `UPDATE interpretations SET created_at =
         ((now() AT TIME ZONE 'Asia/Seoul')::date - 2)::timestamp AT TIME ZONE 'Asia/Seoul' - interval '1 second'
       WHERE id = $1`,
      [dreamId],
    );
    const later = await read('?days=7');
    expect(later[0]?.dreams).toBe(1);
    expect(later[3]).toMatchObject({ ...none, dreams: 1 });
  });

  it('keeps the view counts of days whose single views were deleted', async () => {
    const owner = await registerMember(service.url);
    const { postId } = await sharePost(service.dataSource, owner);
    await service.dataSource.query(
      `INSERT INTO post_views (post_id, day, viewer)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date - 5, viewer FROM unnest($2::uuid[]) AS viewer`,
      [postId, [randomUUID(), randomUUID(), randomUUID()]],
    );
    const date = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    const viewsOf = async () => (await read()).find((day) => day.date === date)?.views;
    expect(await viewsOf()).toBe(3);
    await new CheckedClient(service.url).call('GET', `/posts/${postId}`);
    const single = () => count(service.dataSource, 'post_views WHERE day < current_date - 1');
    await until(async () => (await single()) === 0);
    expect(await viewsOf()).toBe(3);
  });

  it('trends are limited to admins and 400 days', async () => {
    const member = await registerMember(service.url);
    expect(await member.client.call('GET', '/admin/trends')).toMatchObject({ status: 403 });
    expect(await admin.client.call('GET', '/admin/trends?days=401')).toMatchObject({
      status: 400,
      body: { error: validationMessages.daysInvalid },
    });
  });
});
