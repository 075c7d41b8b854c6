import { noticeMessages, type QueueState } from '@kkumpuri/contract';
import { type Member } from './support/checked-client.js';
import { until } from './support/processes.js';
import { count, insertDream, registerAdmin } from './support/rows.js';
import { queueBackends, startService, startWorker, type TestService } from './support/service.js';

describe.each(queueBackends)('admin queue panel (%s)', (backend) => {
  let service: TestService;
  let admin: Member;

  beforeAll(async () => {
    service = await startService({ backend, workers: 0 });
    admin = await registerAdmin(service.url, service.dataSource);
  });

  afterAll(() => service.close());

  const read = async () => (await admin.client.call<{ queue: QueueState }>('GET', '/admin/queue')).body.queue;

  it('shows an empty queue', async () => {
    expect(await read()).toEqual({
      waiting: 0,
      active: 0,
      delayed: 0,
      failed: 0,
      oldestWaitingMs: null,
      completedPerMinute: 0,
      failedPerMinute: 0,
      meanDurationMs: null,
      workers: 0,
    });
  });

  it('shows failed jobs, requeues them, and shows their completion by the workers', async () => {
    for (let n = 0; n < 3; n += 1) {
      await insertDream(service.dataSource, { userId: admin.user.id, status: 'failed' });
    }
    expect(await read()).toMatchObject({
      failed: 3,
      failedPerMinute: 0.6,
      waiting: 0,
      oldestWaitingMs: null,
    });

    const retried = await admin.client.call('POST', '/admin/queue/retry');
    expect(retried).toMatchObject({ status: 200, body: { message: noticeMessages.jobsRetried, retried: 3 } });
    const waiting = await read();
    expect(waiting).toMatchObject({ failed: 0, failedPerMinute: 0, waiting: 3 });
    expect(waiting.oldestWaitingMs).toBeGreaterThanOrEqual(0);
    expect(waiting.oldestWaitingMs).toBeLessThan(30_000);
    expect(await count(service.dataSource, "audit_entries WHERE action = 'queue.retry'")).toBe(1);

    service.workers.push(await startWorker(service.env), await startWorker(service.env));
    await until(
      async () => (await count(service.dataSource, "interpretations WHERE status = 'completed'")) === 3,
    );
    await until(async () => (await read()).workers === 2);
    const done = await read();
    expect(done).toMatchObject({ waiting: 0, failed: 0, oldestWaitingMs: null, completedPerMinute: 0.6 });
    expect(done.meanDurationMs).toBeGreaterThan(0);
  });

  it('retries nothing and logs nothing when no job failed', async () => {
    const before = await count(service.dataSource, 'audit_entries');
    expect(await admin.client.call('POST', '/admin/queue/retry')).toMatchObject({ body: { retried: 0 } });
    expect(await count(service.dataSource, 'audit_entries')).toBe(before);
  });
});
