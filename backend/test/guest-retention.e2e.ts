import { Housekeeping } from '../src/dreams/work/housekeeping.service.js';
import { CheckedClient, registerMember } from './support/checked-client.js';
import { until } from './support/processes.js';
import { count, insertDream } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('retention of guests’ dreams', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ env: { GUEST_RETENTION_DAYS: '30' } });
  });

  afterAll(() => service.close());

  const clean = () => service.workers[0]?.get(Housekeeping).clean();
  const visitedDaysAgo = (id: string, days: number) =>
    service.dataSource.query('UPDATE interpretations SET visited_on = current_date - $2::int WHERE id = $1', [
      id,
      days,
    ]);
  const isThere = async (id: string) =>
    (await count(service.dataSource, 'interpretations WHERE id = $1', [id])) === 1;

  it("deletes guests' dreams without a visit within the retention days, and no others", async () => {
    const guest = new CheckedClient(service.url);
    const member = await registerMember(service.url);
    const old = await insertDream(service.dataSource, { sessionId: guest.sessionId });
    const young = await insertDream(service.dataSource, { sessionId: guest.sessionId });
    const kept = await insertDream(service.dataSource, { userId: member.user.id });
    await visitedDaysAgo(old, 31);
    await visitedDaysAgo(young, 30);
    await visitedDaysAgo(kept, 4_000);
    await clean();
    expect(await Promise.all([old, young, kept].map(isThere))).toEqual([false, true, true]);
  });

  it('keeps dreams of a guest after a visit', async () => {
    const guest = new CheckedClient(service.url);
    const dream = await insertDream(service.dataSource, { sessionId: guest.sessionId });
    await visitedDaysAgo(dream, 31);
    expect((await guest.call('GET', '/dreams/my-dreams')).status).toBe(200);
    await until(
      async () =>
        (await count(service.dataSource, 'interpretations WHERE id = $1 AND visited_on = current_date', [
          dream,
        ])) === 1,
    );
    await clean();
    expect(await isThere(dream)).toBe(true);
  });

  it('deletes dreams in batches, with drafts and idempotency keys', async () => {
    const sessionId = new CheckedClient(service.url).sessionId;
    await service.dataSource.query(
      `INSERT INTO interpretations (session_id, dream_content, deadline_at, status, visited_on)
       SELECT $1, '꿈', now(), 'failed', current_date - 40 FROM generate_series(1, 1200)`,
      [sessionId],
    );
    const [{ id }] = await service.dataSource.query<[{ id: string }]>(
      'SELECT id FROM interpretations WHERE session_id = $1 LIMIT 1',
      [sessionId],
    );
    await service.dataSource.query("INSERT INTO interpretation_drafts VALUES ($1, '{}')", [id]);
    await service.dataSource.query(
      'INSERT INTO idempotency_keys (owner, key, interpretation_id) VALUES ($1, $2, $3)',
      [sessionId, 'key', id],
    );
    await clean();
    expect(await count(service.dataSource, 'interpretations WHERE session_id = $1', [sessionId])).toBe(0);
    expect(await count(service.dataSource, 'interpretation_drafts WHERE interpretation_id = $1', [id])).toBe(
      0,
    );
    expect(await count(service.dataSource, 'idempotency_keys WHERE owner = $1', [sessionId])).toBe(0);
  });
});
