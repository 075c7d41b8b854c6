import type { DataSource } from 'typeorm';
import type { Env } from '../src/config/env.js';
import { WorkerRegistration } from '../src/dreams/work/worker-registration.service.js';
import { openPlainDatabase } from './support/plain-database.js';
import { until } from './support/processes.js';

describe('WorkerRegistration', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ dataSource, close } = await openPlainDatabase());
  });

  afterAll(() => close());

  beforeEach(() => dataSource.query('DELETE FROM workers'));

  const registration = (concurrency: number, database = dataSource) =>
    new WorkerRegistration({ WORKER_CONCURRENCY: concurrency } as Env, database);

  const workers = () =>
    dataSource.query<{ id: string; concurrency: number; seenAgoMs: number }[]>(
      `SELECT id, concurrency, extract(epoch FROM now() - seen_at)::float8 * 1000 AS "seenAgoMs"
       FROM workers ORDER BY concurrency`,
    );

  const insertWorker = (concurrency: number, seenAgoMs: number) =>
    dataSource.query(
      `INSERT INTO workers VALUES (gen_random_uuid(), $1, now() - $2 * interval '1 millisecond')`,
      [concurrency, seenAgoMs],
    );

  it('stores the slots of each worker until it shuts down', async () => {
    const [first, second] = [registration(3), registration(7)];
    await Promise.all([first.onApplicationBootstrap(), second.onApplicationBootstrap()]);
    expect(await workers()).toMatchObject([
      { id: first.workerId, concurrency: 3 },
      { id: second.workerId, concurrency: 7 },
    ]);
    await first.beforeApplicationShutdown();
    expect(await workers()).toMatchObject([{ id: second.workerId }]);
    await second.beforeApplicationShutdown();
    expect(await workers()).toEqual([]);
  });

  it('updates its row every five seconds, and inserts it again if it was deleted', async () => {
    const setInterval = jest.spyOn(global, 'setInterval');
    const worker = registration(3);
    await worker.onApplicationBootstrap();
    const [heartbeat, interval] = setInterval.mock.lastCall ?? [];
    setInterval.mockRestore();
    expect(interval).toBe(5_000);
    await dataSource.query(`UPDATE workers SET seen_at = now() - interval '10 seconds'`);
    (heartbeat as () => void)();
    await until(async () => Number((await workers())[0]?.seenAgoMs) < 9_000);
    await dataSource.query('DELETE FROM workers');
    (heartbeat as () => void)();
    await until(async () => (await workers()).length === 1);
    await worker.beforeApplicationShutdown();
  });

  it('deletes the rows of killed workers at startup', async () => {
    await insertWorker(1, 16_000);
    await insertWorker(2, 10_000);
    const worker = registration(3);
    await worker.onApplicationBootstrap();
    expect((await workers()).map(({ concurrency }) => concurrency)).toEqual([2, 3]);
    await worker.beforeApplicationShutdown();
  });

  it('starts and shuts down even if the database refuses or does not respond', async () => {
    const refusing = { query: () => Promise.reject(new Error('connection refused')) };
    const silent = { query: () => new Promise(() => undefined) };
    for (const database of [refusing, silent]) {
      const worker = registration(3, database as unknown as DataSource);
      await worker.onApplicationBootstrap();
      await worker.beforeApplicationShutdown();
    }
  });
});
