import { inTurn } from './in-turn.js';

const STEP_MS = 5;

function work(): void {
  const end = performance.now() + STEP_MS;
  while (performance.now() < end);
}

describe('inTurn', () => {
  it('lets other work run between many steps', async () => {
    let others = 0;
    const timer = setInterval(() => (others += 1), 1);
    await Promise.all(Array.from({ length: 20 }, () => inTurn(work)));
    clearInterval(timer);
    expect(others).toBeGreaterThanOrEqual(4);
  });

  it('runs steps in the order of the calls', async () => {
    const order: number[] = [];
    const step = (at: number) =>
      inTurn(() => {
        work();
        order.push(at);
      });
    await Promise.all([0, 1, 2, 3, 4, 5].map(step));
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('returns the result of a step or rejects with its error', async () => {
    await expect(inTurn(() => 7)).resolves.toBe(7);
    const failing = () => {
      throw new Error('no');
    };
    await expect(inTurn(failing)).rejects.toThrow('no');
  });
});
