import { Registry } from 'prom-client';
import type { Caller } from '../../http/caller.decorator.js';
import type { Env } from '../../config/env.js';
import { AdmissionService } from './admission.service.js';
import type { QueueSnapshot } from './predicted-wait.js';
import type { QueueSnapshotRepository } from './queue-snapshot.repository.js';

const env = { INTERPRET_WAIT_MS: 100_000, INTERPRET_DEADLINE_MS: 100_000 } as Env;
const guest: Caller = { sessionId: 'session', user: null };
const member: Caller = {
  sessionId: 'session',
  user: {
    id: 'member',
    username: '하늘',
    email: 'sky@example.com',
    isAdmin: false,
    useAi: true,
    loginId: 'l',
  },
};
const full: QueueSnapshot = { capacity: 1, reading: 1, waiting: 500, interrupted: 0, readingMs: 1_000 };

function createAdmission() {
  const getQueueSnapshot = jest.fn(() => Promise.resolve(full));
  const registry = new Registry();
  const snapshots = { getQueueSnapshot } as unknown as QueueSnapshotRepository;
  return { admission: new AdmissionService(env, registry, snapshots), registry, getQueueSnapshot };
}

describe('AdmissionService', () => {
  it('counts refused dreams of guests and members, starting at 0', async () => {
    const { admission, registry } = createAdmission();
    const refusals = async () => {
      const metric = await registry.getSingleMetric('kkumpuri_dreams_turned_away_total')?.get();
      return metric?.values.map(({ labels, value }) => [labels.who, value]);
    };
    expect(await refusals()).toEqual([
      ['guest', 0],
      ['member', 0],
    ]);
    for (const caller of [guest, guest, member]) await expect(admission.check(caller)).rejects.toThrow();
    expect(await refusals()).toEqual([
      ['guest', 2],
      ['member', 1],
    ]);
  });

  it('takes a snapshot of the queue at most every half second', async () => {
    jest.useFakeTimers();
    const { admission, getQueueSnapshot } = createAdmission();
    const readsAfter = async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await admission.check(guest).catch(() => undefined);
      return getQueueSnapshot.mock.calls.length;
    };
    expect(await readsAfter(0)).toBe(1);
    expect(await readsAfter(499)).toBe(1);
    expect(await readsAfter(1)).toBe(2);
    jest.useRealTimers();
  });
});
