import { SharedRun } from './shared-run.js';

/** Work whose end the test controls. */
function heldWork() {
  const ends: ((value: string) => void)[] = [];
  const shared = new SharedRun(() => new Promise<string>((resolve) => ends.push(resolve)));
  return { shared, ends };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('SharedRun', () => {
  it('runs at once for the first call and once more for all calls made meanwhile', async () => {
    const { shared, ends } = heldWork();
    const answers = [shared.run(), shared.run(), shared.run()];
    expect(ends).toHaveLength(1);
    ends[0]?.('first');
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]?.('second');
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'second']);
  });

  it('runs again for a call after the previous run has ended', async () => {
    const { shared, ends } = heldWork();
    const first = shared.run();
    ends[0]?.('first');
    await first;
    const second = shared.run();
    ends[1]?.('second');
    expect(await second).toBe('second');
  });

  it('runs for the calls made meanwhile even if the previous run failed', async () => {
    let runs = 0;
    const shared = new SharedRun(() => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve('back');
    });
    const [first, second] = await Promise.allSettled([shared.run(), shared.run()]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 'back' });
  });
});
