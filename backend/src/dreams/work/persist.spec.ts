import { persist } from './persist.js';

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));

describe('persist', () => {
  const running = new AbortController().signal;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks every half second until the database is back', async () => {
    const ask = jest
      .fn(() => Promise.resolve('answer'))
      .mockImplementationOnce(away)
      .mockImplementationOnce(away);
    const answer = persist(ask, running);
    await jest.advanceTimersByTimeAsync(999);
    expect(ask).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe('answer');
  });

  it('passes an error on that asking again would not mend', async () => {
    const ask = jest.fn(() => Promise.reject(new Error('syntax error')));
    await expect(persist(ask, running)).rejects.toThrow('syntax error');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('gives up when the process shuts down', async () => {
    const ask = jest.fn(away);
    await expect(persist(ask, AbortSignal.abort())).rejects.toThrow('connect');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('gives up after two minutes', async () => {
    const settled = jest.fn();
    void persist(away, running).catch(settled);
    await jest.advanceTimersByTimeAsync(119_000);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
