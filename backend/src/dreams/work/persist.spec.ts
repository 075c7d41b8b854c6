import { persist } from './persist.js';

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

const unavailable = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));

describe('persist', () => {
  const running = new AbortController().signal;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('retries every half second until the database is available', async () => {
    const query = jest
      .fn(() => Promise.resolve('answer'))
      .mockImplementationOnce(unavailable)
      .mockImplementationOnce(unavailable);
    const answer = persist(query, running);
    await jest.advanceTimersByTimeAsync(999);
    expect(query).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe('answer');
  });

  it('rethrows an error that a retry would not fix', async () => {
    const query = jest.fn(() => Promise.reject(new Error('syntax error')));
    await expect(persist(query, running)).rejects.toThrow('syntax error');
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('stops retrying when the process shuts down', async () => {
    const query = jest.fn(unavailable);
    await expect(persist(query, AbortSignal.abort())).rejects.toThrow('connect');
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('stops retrying after two minutes', async () => {
    const settled = jest.fn();
    void persist(unavailable, running).catch(settled);
    await jest.advanceTimersByTimeAsync(119_000);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
