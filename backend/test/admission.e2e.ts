import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { Caller } from '../src/http/caller.decorator.js';
import type { Env } from '../src/config/env.js';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import { AdmissionService } from '../src/dreams/admission/admission.service.js';
import { QueueSnapshotRepository } from '../src/dreams/admission/queue-snapshot.repository.js';
import { createDatabase } from './support/databases.js';
import { QueueRows } from './support/queue-rows.js';

const guest: Caller = { sessionId: randomUUID(), user: null };
const member: Caller = {
  sessionId: randomUUID(),
  user: {
    id: randomUUID(),
    username: '하늘',
    email: 'sky@example.com',
    isAdmin: false,
    useAi: true,
    loginId: randomUUID(),
  },
};
/** Members may wait 100 s; guests may use 80 s of that. */
const env = { INTERPRET_WAIT_MS: 110_000, INTERPRET_DEADLINE_MS: 100_000 } as Env;
/** Longer than the time after which a silent worker counts as gone. */
const LONG_AGO_MS = 20_000;

describe('admission', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let dataSource: DataSource;
  let rows: QueueRows;

  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await new DataSource(dataSourceOptions(database.url, 2)).initialize();
    rows = new QueueRows(dataSource);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  beforeEach(() => rows.clear());

  /** Counts how many of the given number of concurrent callers are admitted. */
  async function admitted(callers: number, caller: Caller = guest): Promise<number> {
    const admission = new AdmissionService(env, new Registry(), new QueueSnapshotRepository(dataSource));
    const checks = Array.from({ length: callers }, () => admission.check(caller));
    return (await Promise.allSettled(checks)).filter(({ status }) => status === 'fulfilled').length;
  }

  it('admits all callers while slots are free, even after a slow reading and with old waiting dreams', async () => {
    const worker = await rows.addWorker({ concurrency: 200 });
    await rows.addEnded(1, 20_000);
    await rows.addStarted(1, worker);
    await rows.addWaiting(150, 1_500);
    expect(await admitted(49)).toBe(49);
  });

  it('admits as many concurrent callers as the free slots and the waiting time allow', async () => {
    await rows.addWorker({ concurrency: 10 });
    await rows.addEnded(5, 40_000);
    // Ten get a free slot; the tenth in the queue behind them would end after 80 s.
    expect(await admitted(40)).toBe(20);
  });

  it('lets members use waiting time that guests may not use', async () => {
    const worker = await rows.addWorker({ concurrency: 10 });
    await rows.addStarted(10, worker);
    await rows.addEnded(5, 10_000);
    await rows.addWaiting(69);
    expect(await admitted(1, guest)).toBe(1);
    await rows.addWaiting(1);
    expect(await admitted(1, guest)).toBe(0);
    expect(await admitted(21, member)).toBe(20);
  });

  it('sums the slots of workers with different concurrency', async () => {
    await rows.addEnded(5, 60_000);
    await rows.addStarted(3, await rows.addWorker({ concurrency: 3 }));
    await rows.addStarted(5, await rows.addWorker({ concurrency: 30 }));
    await rows.addWaiting(24);
    expect(await admitted(1)).toBe(1);
    // The pace is that of all 33 slots: 11 more become free within the remaining 20 s.
    expect(await admitted(100)).toBe(1 + 11);
  });

  it('ignores the slots of a worker that has been silent too long', async () => {
    await rows.addEnded(5, 90_000);
    await rows.addWorker({ concurrency: 200, seenAgoMs: LONG_AGO_MS });
    await rows.addStarted(5, await rows.addWorker({ concurrency: 5 }));
    expect(await admitted(1)).toBe(0);
  });

  it('does not count the readings of a killed worker as used slots', async () => {
    await rows.addEnded(5, 75_000);
    await rows.addStarted(200, await rows.addWorker({ concurrency: 200, seenAgoMs: LONG_AGO_MS }));
    await rows.addWorker({ concurrency: 50 });
    expect(await admitted(50)).toBe(50);
  });

  it('counts the readings of a killed worker as queued work when no slot is free', async () => {
    await rows.addEnded(5, 10_000);
    await rows.addStarted(10, await rows.addWorker({ concurrency: 10 }));
    expect(await admitted(100)).toBe(70);
    await rows.addStarted(50, await rows.addWorker({ concurrency: 10, seenAgoMs: LONG_AGO_MS }));
    expect(await admitted(100)).toBe(20);
  });

  it('does not count a dream that waits for a retry as a used slot', async () => {
    await rows.addEnded(5, 75_000);
    await rows.addWorker({ concurrency: 10 });
    await rows.addStarted(10, null);
    expect(await admitted(10)).toBe(10);
  });

  it('ignores one slow reading among several', async () => {
    await rows.addStarted(1, await rows.addWorker({ concurrency: 1 }));
    await rows.addEnded(2, 2_000);
    await rows.addEnded(1, 99_000);
    expect(await admitted(60)).toBe(39);
  });

  it('expects slow readings to continue when a third of them are slow', async () => {
    await rows.addStarted(10, await rows.addWorker({ concurrency: 10 }));
    await rows.addEnded(60, 2_000);
    await rows.addEnded(30, 90_000);
    // The mean is 31.3 s; the median of 2 s would admit 390.
    expect(await admitted(400)).toBe(15);
  });

  it('measures a reading from its last claim, not from its start by a killed worker', async () => {
    await rows.addStarted(1, await rows.addWorker({ concurrency: 1 }));
    await rows.addEnded(1, 2_000, 90_000);
    expect(await admitted(60)).toBe(39);
  });

  it('takes the age of the current readings for their duration until one has ended', async () => {
    const worker = await rows.addWorker({ concurrency: 1 });
    // The age grows until the checks: the counts hold until it is 20 s.
    await rows.addStarted(1, worker, 16_500);
    await rows.addStarted(1, null, 90_000);
    // The current reading, the retry and two more take some 17 s each, and a fifth one would be too late.
    expect(await admitted(20)).toBe(2);
    await rows.addEnded(1, 8_000);
    expect(await admitted(20)).toBe(8);
  });

  it('admits all callers while no worker is known or no reading is older than the snapshot', async () => {
    await rows.addWaiting(1_000);
    await rows.addEnded(1, 60_000);
    expect(await admitted(100)).toBe(100);
    await rows.clear();
    // Claimed after the snapshot, however long the test takes to get there.
    await rows.addStarted(1, await rows.addWorker({ concurrency: 1 }), -60_000);
    await rows.addWaiting(1_000);
    expect(await admitted(100)).toBe(100);
  });

  it('admits all callers while the database does not respond', async () => {
    const unavailable = { getQueueSnapshot: () => Promise.reject(new Error('connection refused')) };
    const admission = new AdmissionService(
      env,
      new Registry(),
      unavailable as unknown as QueueSnapshotRepository,
    );
    await expect(admission.check(guest)).resolves.toBeUndefined();
  });

  it('returns when to retry', async () => {
    await rows.addStarted(10, await rows.addWorker({ concurrency: 10 }));
    await rows.addEnded(5, 10_000);
    await rows.addWaiting(84);
    const admission = new AdmissionService(env, new Registry(), new QueueSnapshotRepository(dataSource));
    // The predicted time is 95 s, the limit 80 s.
    const refusal = { status: 503, code: 'overloaded', extras: { retryAfterSeconds: 15 } };
    await expect(admission.check(guest)).rejects.toMatchObject(refusal);
    await rows.addWaiting(1_000);
    const later = new AdmissionService(env, new Registry(), new QueueSnapshotRepository(dataSource));
    await expect(later.check(guest)).rejects.toMatchObject({ extras: { retryAfterSeconds: 60 } });
  });
});
