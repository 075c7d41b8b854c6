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
/** Callers wait for 100 seconds, so guests may fill 80. */
const env = { INTERPRET_WAIT_MS: 110_000, INTERPRET_DEADLINE_MS: 100_000 } as Env;
/** Longer than a worker may be silent. */
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

  /** How many of as many callers who arrive together are admitted. */
  async function admitted(callers: number, caller: Caller = guest): Promise<number> {
    const admission = new AdmissionService(env, new Registry(), new QueueSnapshotRepository(dataSource));
    const checks = Array.from({ length: callers }, () => admission.check(caller));
    return (await Promise.allSettled(checks)).filter(({ status }) => status === 'fulfilled').length;
  }

  it('admits everybody while slots are free, though one reading was slow and the first dream has waited', async () => {
    const worker = await rows.addWorker({ concurrency: 200 });
    await rows.addEnded(1, 20_000);
    await rows.addStarted(1, worker);
    await rows.addWaiting(150, 1_500);
    expect(await admitted(49)).toBe(49);
  });

  it('admits as many callers at once as there are free slots and time for', async () => {
    await rows.addWorker({ concurrency: 10 });
    await rows.addEnded(5, 40_000);
    // Ten find a free slot; the tenth behind them would end after 80 s.
    expect(await admitted(40)).toBe(20);
  });

  it('lets members use the time that guests may not', async () => {
    const worker = await rows.addWorker({ concurrency: 10 });
    await rows.addStarted(10, worker);
    await rows.addEnded(5, 10_000);
    await rows.addWaiting(69);
    expect(await admitted(1, guest)).toBe(1);
    await rows.addWaiting(1);
    expect(await admitted(1, guest)).toBe(0);
    expect(await admitted(21, member)).toBe(20);
  });

  it('adds up the slots of workers with different concurrency', async () => {
    await rows.addEnded(5, 60_000);
    await rows.addStarted(3, await rows.addWorker({ concurrency: 3 }));
    await rows.addStarted(5, await rows.addWorker({ concurrency: 30 }));
    await rows.addWaiting(24);
    expect(await admitted(1)).toBe(1);
    // The pace is that of all 33 slots: 11 more are free within the 20 s that are left.
    expect(await admitted(100)).toBe(1 + 11);
  });

  it('does not count the slots of a worker that has been silent for long', async () => {
    await rows.addEnded(5, 90_000);
    await rows.addWorker({ concurrency: 200, seenAgoMs: LONG_AGO_MS });
    await rows.addStarted(5, await rows.addWorker({ concurrency: 5 }));
    expect(await admitted(1)).toBe(0);
  });

  it('does not take the readings of a killed worker for used slots', async () => {
    await rows.addEnded(5, 75_000);
    await rows.addStarted(200, await rows.addWorker({ concurrency: 200, seenAgoMs: LONG_AGO_MS }));
    await rows.addWorker({ concurrency: 50 });
    expect(await admitted(50)).toBe(50);
  });

  it('counts the readings of a killed worker as work ahead once no slot is free', async () => {
    await rows.addEnded(5, 10_000);
    await rows.addStarted(10, await rows.addWorker({ concurrency: 10 }));
    expect(await admitted(100)).toBe(70);
    await rows.addStarted(50, await rows.addWorker({ concurrency: 10, seenAgoMs: LONG_AGO_MS }));
    expect(await admitted(100)).toBe(20);
  });

  it('does not take a dream that waits for its next try for a used slot', async () => {
    await rows.addEnded(5, 75_000);
    await rows.addWorker({ concurrency: 10 });
    await rows.addStarted(10, null);
    expect(await admitted(10)).toBe(10);
  });

  it('forgives one slow reading among several', async () => {
    await rows.addStarted(1, await rows.addWorker({ concurrency: 1 }));
    await rows.addEnded(2, 2_000);
    await rows.addEnded(1, 99_000);
    expect(await admitted(60)).toBe(39);
  });

  it('expects slow readings to go on when a third of them are slow', async () => {
    await rows.addStarted(10, await rows.addWorker({ concurrency: 10 }));
    await rows.addEnded(60, 2_000);
    await rows.addEnded(30, 90_000);
    // 31.3 s on average; the median of 2 s would admit 390.
    expect(await admitted(400)).toBe(15);
  });

  it('measures a reading from its last claim, not from the start by a worker that was killed', async () => {
    await rows.addStarted(1, await rows.addWorker({ concurrency: 1 }));
    await rows.addEnded(1, 2_000, 90_000);
    expect(await admitted(60)).toBe(39);
  });

  it('admits everybody while no worker is known or no reading has ended', async () => {
    await rows.addWaiting(1_000);
    await rows.addEnded(1, 60_000);
    expect(await admitted(100)).toBe(100);
    await rows.clear();
    await rows.addStarted(1, await rows.addWorker({ concurrency: 1 }));
    await rows.addWaiting(1_000);
    expect(await admitted(100)).toBe(100);
  });

  it('admits everybody while the database does not answer', async () => {
    const away = { getQueueSnapshot: () => Promise.reject(new Error('connection refused')) };
    const admission = new AdmissionService(env, new Registry(), away as unknown as QueueSnapshotRepository);
    await expect(admission.check(guest)).resolves.toBeUndefined();
  });

  it('says when to come again', async () => {
    await rows.addStarted(10, await rows.addWorker({ concurrency: 10 }));
    await rows.addEnded(5, 10_000);
    await rows.addWaiting(84);
    const admission = new AdmissionService(env, new Registry(), new QueueSnapshotRepository(dataSource));
    // 95 s are predicted and 80 available.
    const refusal = { status: 503, code: 'overloaded', extras: { retryAfterSeconds: 15 } };
    await expect(admission.check(guest)).rejects.toMatchObject(refusal);
    await rows.addWaiting(1_000);
    const later = new AdmissionService(env, new Registry(), new QueueSnapshotRepository(dataSource));
    await expect(later.check(guest)).rejects.toMatchObject({ extras: { retryAfterSeconds: 60 } });
  });
});
