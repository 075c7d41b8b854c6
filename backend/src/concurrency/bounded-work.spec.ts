import { BoundedWork } from './bounded-work.js';

/** Work that ends when the test calls `end`. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = jest.fn(() => ended);
  return { work, end: () => end() };
}

const refused = {
  status: 503,
  code: 'overloaded',
  extras: { retryAfterSeconds: expect.any(Number) as number },
};

describe('BoundedWork', () => {
  it('limits running and waiting work and rejects the rest with 503 until there is room', async () => {
    const bounded = new BoundedWork(1, 1);
    const [first, second, third] = [held(), held(), held()];
    const running = bounded.run(first.work);
    const waiting = bounded.run(second.work);
    await Promise.resolve();
    await expect(bounded.run(third.work)).rejects.toMatchObject(refused);
    expect(second.work).not.toHaveBeenCalled();
    first.end();
    await running;
    second.end();
    await waiting;
    expect(third.work).not.toHaveBeenCalled();
    third.end();
    await bounded.run(third.work);
    expect(third.work).toHaveBeenCalledTimes(1);
  });

  it('does not start work whose caller has aborted', async () => {
    const bounded = new BoundedWork(1, 5);
    const [first, abandoned] = [held(), held()];
    const caller = new AbortController();
    const running = bounded.run(first.work);
    const waiting = bounded.run(abandoned.work, caller.signal);
    caller.abort();
    first.end();
    await running;
    await expect(waiting).rejects.toThrow();
    expect(abandoned.work).not.toHaveBeenCalled();
  });

  it('continues after work that failed', async () => {
    const bounded = new BoundedWork(1, 1);
    await expect(bounded.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(bounded.run(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
