import { ShortMemory } from './short-memory.js';

describe('a short memory', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('makes a thing once while it is kept, and again afterwards', async () => {
    const memory = new ShortMemory<number>(1_000, 5);
    let times = 0;
    const make = () => Promise.resolve((times += 1));
    expect(await Promise.all([memory.get('a', make), memory.get('a', make)])).toEqual([1, 1]);
    jest.advanceTimersByTime(1_000);
    expect(await memory.get('a', make)).toBe(2);
  });

  it('does not keep a failure', async () => {
    const memory = new ShortMemory<number>(1_000, 5);
    await expect(memory.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memory.get('a', () => Promise.resolve(1))).toBe(1);
  });
});
