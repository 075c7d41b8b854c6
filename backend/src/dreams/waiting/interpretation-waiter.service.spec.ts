import type { Env } from '../../config/env.js';
import type { InterpretationEntity } from '../rows/interpretation.entity.js';
import type { AwaitedRowsRepository } from './awaited-rows.repository.js';
import { InterpretationWaiter } from './interpretation-waiter.service.js';
import { Notifications } from './notifications.js';

jest.mock('./notifications.js');

const ended = (id: string) => ({ id, status: 'completed' }) as InterpretationEntity;
const draft = (id: string) => ({ id, startedAt: null, sections: { summary: id } });

function createWaiter(findEnded: (ids: string[]) => Promise<InterpretationEntity[]>, graceMs = 2_000) {
  const rows = {
    findEnded: jest.fn(findEnded),
    findDrafts: jest.fn((ids: string[]) => Promise.resolve(ids.map(draft))),
    findGone: jest.fn((_ids: string[]) => Promise.resolve<string[]>([])),
  };
  const waiter = new InterpretationWaiter(
    rows as unknown as AwaitedRowsRepository,
    { DATABASE_URL: 'postgres://database', SHUTDOWN_GRACE_MS: graceMs } as Env,
  );
  const [notifications] = jest.mocked(Notifications).mock.instances.slice(-1);
  const [databaseUrl, notify] = jest.mocked(Notifications).mock.lastCall ?? [];
  return { waiter, rows, notifications, databaseUrl, notify: (id: string) => notify?.(id) };
}

describe('InterpretationWaiter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends a wait by polling when the notification is lost', async () => {
    const { waiter } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    const wait = waiter.waitForEnd('a', 10_000);
    await jest.advanceTimersByTimeAsync(250);
    await expect(wait).resolves.toMatchObject({ id: 'a' });
    expect(waiter.endings.sweep).toBe(1);
  });

  it('polls all awaited rows in one query', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    const waits = ['a', 'b', 'c'].map((id) => waiter.waitForEnd(id, 300));
    await jest.advanceTimersByTimeAsync(250);
    expect(rows.findEnded.mock.calls).toEqual([[['a', 'b', 'c']]]);
    await jest.advanceTimersByTimeAsync(50);
    await expect(Promise.all(waits)).resolves.toEqual([null, null, null]);
  });

  it('does not query the database while no request waits', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    const wait = waiter.waitForEnd('a', 100);
    await jest.advanceTimersByTimeAsync(100);
    await wait;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(rows.findEnded).not.toHaveBeenCalled();
    expect(waiter.waitingCount).toBe(0);
  });

  it('ends a wait when the client disconnects', async () => {
    const { waiter } = createWaiter(() => Promise.resolve([]));
    const client = new AbortController();
    const wait = waiter.waitForEnd('a', 10_000, client.signal);
    client.abort();
    await expect(wait).resolves.toBeNull();
    expect(waiter.waitingCount).toBe(0);
  });

  it('polls again after a failed poll', async () => {
    let polls = 0;
    const { waiter } = createWaiter((ids) => {
      polls += 1;
      return polls === 1 ? Promise.reject(new Error('database restarting')) : Promise.resolve(ids.map(ended));
    });
    const wait = waiter.waitForEnd('a', 10_000);
    await jest.advanceTimersByTimeAsync(500);
    await expect(wait).resolves.toMatchObject({ id: 'a' });
  });

  it('fails a wait with 404 within seconds when the row is deleted', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    rows.findGone.mockImplementation((ids) => Promise.resolve(ids));
    const wait = waiter.waitForEnd('a', 100_000);
    const refused = expect(wait).rejects.toMatchObject({ status: 404 });
    await jest.advanceTimersByTimeAsync(6_000);
    await refused;
    expect(waiter.waitingCount).toBe(0);
  });

  it('keeps polling during shutdown while requests wait', async () => {
    const { waiter } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    const wait = waiter.waitForEnd('a', 10_000);
    waiter.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(250);
    await expect(wait).resolves.toMatchObject({ id: 'a' });
  });

  it('fails waiting requests with 504 and the dream id when the shutdown grace period ends', async () => {
    const { waiter } = createWaiter(() => Promise.resolve([]));
    const wait = waiter.waitForEnd('a', 100_000);
    const refused = expect(wait).rejects.toMatchObject({ status: 504, extras: { id: 'a' } });
    waiter.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(2_000);
    await refused;
  });

  it('polls only the notified row after a notification', async () => {
    const { waiter, rows, notify } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    const wait = waiter.waitForEnd('a', 10_000);
    void waiter.waitForEnd('b', 10_000);
    notify('a');
    await expect(wait).resolves.toMatchObject({ id: 'a' });
    expect(rows.findEnded.mock.calls).toEqual([[['a']]]);
    expect(waiter.endings).toEqual({ notification: 1, sweep: 0 });
    expect(waiter.waitingCount).toBe(1);
  });

  it('ignores a notification for a row that no request waits for', async () => {
    const { waiter, rows, notify } = createWaiter(() => Promise.resolve([]));
    notify('a');
    void waiter.waitForEnd('b', 10_000);
    notify('a');
    await jest.advanceTimersByTimeAsync(0);
    expect(rows.findEnded).not.toHaveBeenCalled();
  });

  it('ends all waits for the same row, except those of disconnected clients', async () => {
    const { waiter, notify } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    const leaving = new AbortController();
    const waits = [waiter.waitForEnd('a', 10_000), waiter.waitForEnd('a', 10_000)];
    const left = waiter.waitForEnd('a', 10_000, leaving.signal);
    leaving.abort();
    await expect(left).resolves.toBeNull();
    expect(waiter.waitingCount).toBe(1);
    notify('a');
    await expect(Promise.all(waits)).resolves.toMatchObject([{ id: 'a' }, { id: 'a' }]);
    expect(waiter.endings.notification).toBe(2);
  });

  it('leaves no timer or abort listener after the last wait', async () => {
    const { waiter, rows } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    const signal = new AbortController().signal;
    const removed = jest.spyOn(signal, 'removeEventListener');
    const wait = waiter.waitForEnd('a', 10_000, signal);
    await jest.advanceTimersByTimeAsync(250);
    await wait;
    expect(jest.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
    expect(rows.findEnded).toHaveBeenCalledTimes(1);
  });

  it('starts polling again with the next wait', async () => {
    const { waiter } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    for (const id of ['a', 'b']) {
      const wait = waiter.waitForEnd(id, 10_000);
      await jest.advanceTimersByTimeAsync(250);
      await expect(wait).resolves.toMatchObject({ id });
    }
  });

  it('polls at most a thousand rows per query', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    for (let at = 0; at < 2_500; at += 1) void waiter.waitForEnd(`dream ${at}`, 300);
    await jest.advanceTimersByTimeAsync(250);
    expect(rows.findEnded.mock.calls.map(([ids]) => ids.length)).toEqual([1_000, 1_000, 500]);
    expect(new Set(rows.findEnded.mock.calls.flatMap(([ids]) => ids)).size).toBe(2_500);
  });

  it('reads drafts only for streaming requests', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    void waiter.waitForEnd('a', 300);
    await jest.advanceTimersByTimeAsync(250);
    expect(rows.findDrafts).not.toHaveBeenCalled();
    const onDraft = jest.fn();
    const stop = waiter.subscribe('b', { onEnd: jest.fn(), onFail: jest.fn(), onDraft });
    await jest.advanceTimersByTimeAsync(250);
    expect(rows.findDrafts.mock.calls).toEqual([[['b']]]);
    expect(onDraft.mock.calls).toEqual([[draft('b')]]);
    stop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rows.findDrafts).toHaveBeenCalledTimes(1);
  });

  it('runs one poll at a time and then polls the rows notified during it', async () => {
    let finish: (rows: InterpretationEntity[]) => void = () => undefined;
    const { waiter, rows, notify } = createWaiter(() => new Promise((resolve) => (finish = resolve)));
    const waits = [waiter.waitForEnd('a', 10_000), waiter.waitForEnd('b', 10_000)];
    notify('a');
    await jest.advanceTimersByTimeAsync(100);
    notify('b');
    await jest.advanceTimersByTimeAsync(100);
    expect(rows.findEnded.mock.calls).toEqual([[['a']]]);
    finish([ended('a')]);
    await jest.advanceTimersByTimeAsync(0);
    expect(rows.findEnded.mock.calls).toEqual([[['a']], [['b']]]);
    finish([ended('b')]);
    await expect(Promise.all(waits)).resolves.toHaveLength(2);
  });

  it('checks for deleted rows every five seconds', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    void waiter.waitForEnd('a', 60_000);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(rows.findGone).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(250);
    expect(rows.findGone.mock.calls).toEqual([[['a']], [['a']]]);
  });

  it('keeps requests waiting until the shutdown grace period ends', async () => {
    const { waiter } = createWaiter(() => Promise.resolve([]), 60_000);
    const settled = jest.fn();
    waiter.waitForEnd('a', 60_000).then(settled, settled);
    waiter.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('opens the LISTEN connection at start and closes it at shutdown', async () => {
    const { waiter, notifications, databaseUrl } = createWaiter(() => Promise.resolve([]));
    expect(databaseUrl).toBe('postgres://database');
    await waiter.onModuleInit();
    expect(notifications?.open).toHaveBeenCalledTimes(1);
    waiter.subscribe('a', { onEnd: jest.fn(), onFail: jest.fn() });
    waiter.beforeApplicationShutdown();
    await waiter.onApplicationShutdown();
    expect(notifications?.close).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
