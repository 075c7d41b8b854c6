import { createLoader } from './create-loader.js';

/** A loader that doubles its keys. The test controls when its queries end. */
function heldLoader() {
  const runs: { keys: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const loader = createLoader<number, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        runs.push({ keys, end: () => resolve(keys.map((key) => key * 2)), fail: reject });
      }),
  );
  return { loader, runs };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createLoader', () => {
  afterEach(() => jest.useRealTimers());

  it('coalesces the calls of one tick, then the calls made while the query ran', async () => {
    const { loader, runs } = heldLoader();
    const answers = [1, 2].map((key) => loader.load(key));
    await settle();
    answers.push(loader.load(3), loader.load(4));
    await settle();
    expect(runs.map(({ keys }) => keys)).toEqual([[1, 2]]);
    runs[0]?.end();
    await settle();
    expect(runs.map(({ keys }) => keys)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    runs[1]?.end();
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  });

  it('queries again after an idle time', async () => {
    const { loader, runs } = heldLoader();
    const first = loader.load(1);
    await settle();
    runs[0]?.end();
    await first;
    await settle();
    const second = loader.load(5);
    await settle();
    expect(runs[1]?.keys).toEqual([5]);
    runs[1]?.end();
    expect(await second).toBe(10);
  });

  it('rejects the calls of a failed query and continues with the next query', async () => {
    const { loader, runs } = heldLoader();
    const failed = Promise.allSettled([loader.load(1)]);
    await settle();
    const next = loader.load(2);
    runs[0]?.fail(new Error('away'));
    expect(await failed).toMatchObject([{ status: 'rejected', reason: { message: 'away' } }]);
    await settle();
    runs[1]?.end();
    expect(await next).toBe(4);
  });

  it('does not wait longer than 100 ms for a query that hangs', async () => {
    jest.useFakeTimers();
    const { loader, runs } = heldLoader();
    const first = loader.load(1);
    await jest.advanceTimersByTimeAsync(0);
    const second = loader.load(2);
    await jest.advanceTimersByTimeAsync(100);
    expect(runs.map(({ keys }) => keys)).toEqual([[1], [2]]);
    const third = loader.load(3);
    runs[0]?.end();
    await first;
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await second;
    await jest.advanceTimersByTimeAsync(0);
    runs[2]?.end();
    expect(await third).toBe(6);
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
