import type { Env } from '../../config/env.js';
import type { InterpretationEntity } from '../interpretation.entity.js';
import type { InterpretationRepository } from '../interpretation.repository.js';
import { InterpretationWaiter } from './interpretation-waiter.service.js';

const ended = (id: string) => ({ id, status: 'completed' }) as InterpretationEntity;

function createWaiter(findEnded: (ids: string[]) => Promise<InterpretationEntity[]>) {
  const rows = {
    findEnded: jest.fn(findEnded),
    findDrafts: jest.fn(() => Promise.resolve([])),
    findGone: jest.fn((_ids: string[]) => Promise.resolve<string[]>([])),
  };
  const waiter = new InterpretationWaiter(
    rows as unknown as InterpretationRepository,
    { DATABASE_URL: '' } as Env,
  );
  return { waiter, rows };
}

describe('waiting for interpretations', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a sweep ends the wait when every notification is lost', async () => {
    const { waiter } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    const wait = waiter.waitForEnd('a', 10_000);
    await jest.advanceTimersByTimeAsync(250);
    await expect(wait).resolves.toMatchObject({ id: 'a' });
    expect(waiter.endings.sweep).toBe(1);
  });

  it('all who wait are looked at in one query', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    const waits = ['a', 'b', 'c'].map((id) => waiter.waitForEnd(id, 300));
    await jest.advanceTimersByTimeAsync(250);
    expect(rows.findEnded.mock.calls).toEqual([[['a', 'b', 'c']]]);
    await jest.advanceTimersByTimeAsync(50);
    await expect(Promise.all(waits)).resolves.toEqual([null, null, null]);
  });

  it('nobody waiting means nobody asks the database', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    const wait = waiter.waitForEnd('a', 100);
    await jest.advanceTimersByTimeAsync(100);
    await wait;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(rows.findEnded).not.toHaveBeenCalled();
    expect(waiter.waitingCount).toBe(0);
  });

  it('a client that goes away stops waiting', async () => {
    const { waiter } = createWaiter(() => Promise.resolve([]));
    const client = new AbortController();
    const wait = waiter.waitForEnd('a', 10_000, client.signal);
    client.abort();
    await expect(wait).resolves.toBeNull();
    expect(waiter.waitingCount).toBe(0);
  });

  it('a look that fails is made up for by the next one', async () => {
    let looks = 0;
    const { waiter } = createWaiter((ids) => {
      looks += 1;
      return looks === 1 ? Promise.reject(new Error('database restarting')) : Promise.resolve(ids.map(ended));
    });
    const wait = waiter.waitForEnd('a', 10_000);
    await jest.advanceTimersByTimeAsync(500);
    await expect(wait).resolves.toMatchObject({ id: 'a' });
  });

  it('a wait for a row that was deleted ends within seconds', async () => {
    const { waiter, rows } = createWaiter(() => Promise.resolve([]));
    rows.findGone.mockImplementation((ids) => Promise.resolve(ids));
    const wait = waiter.waitForEnd('a', 100_000);
    const refused = expect(wait).rejects.toMatchObject({ status: 404 });
    await jest.advanceTimersByTimeAsync(6_000);
    await refused;
    expect(waiter.waitingCount).toBe(0);
  });

  it('a process that ends goes on looking until nobody waits', async () => {
    const { waiter } = createWaiter((ids) => Promise.resolve(ids.map(ended)));
    const wait = waiter.waitForEnd('a', 10_000);
    waiter.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(250);
    await expect(wait).resolves.toMatchObject({ id: 'a' });
  });

  it('at a desk, who still waits after two seconds is told under which id the reading will be', async () => {
    const { waiter } = createWaiter(() => Promise.resolve([]));
    const wait = waiter.waitForEnd('a', 100_000);
    const refused = expect(wait).rejects.toMatchObject({ status: 504, extras: { id: 'a' } });
    waiter.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(2_000);
    await refused;
  });
});
