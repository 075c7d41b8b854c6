import { predictWait, type QueueSnapshot } from './predicted-wait.js';

const saturated: QueueSnapshot = {
  capacity: 20,
  reading: 20,
  waiting: 99,
  interrupted: 0,
  readingMs: 2_000,
};

describe('predictWait', () => {
  it('adds the time until a slot is free and the duration of one reading', () => {
    expect(predictWait(saturated)).toBe(10_000 + 2_000);
  });

  it('grows with every waiting dream', () => {
    expect(predictWait({ ...saturated, waiting: 109 })).toBe(11_000 + 2_000);
  });

  it('counts dreams that need a slot again', () => {
    expect(predictWait({ ...saturated, interrupted: 10 })).toBe(11_000 + 2_000);
  });

  it('subtracts the dreams that free slots will take', () => {
    expect(predictWait({ ...saturated, reading: 10 })).toBe(9_000 + 2_000);
  });

  it('is not 0 for the first dream that finds no free slot', () => {
    expect(predictWait({ ...saturated, waiting: 0 })).toBe(100 + 2_000);
    expect(predictWait({ ...saturated, reading: 10, waiting: 10 })).toBe(100 + 2_000);
  });

  it('takes slots as used up when a reading outlives the worker that was counted for it', () => {
    expect(predictWait({ ...saturated, reading: 30 })).toBe(predictWait(saturated));
  });

  it.each<[string, Partial<QueueSnapshot>]>([
    ['fewer dreams wait than slots are free', { reading: 10, waiting: 9 }],
    [
      'slots are free, however many dreams will need one again',
      { reading: 0, waiting: 19, interrupted: 500 },
    ],
    ['no worker is known', { capacity: 0, reading: 0 }],
    ['no reading ended in the last minute', { readingMs: null }],
  ])('is 0 when %s', (_, snapshot) => {
    expect(predictWait({ ...saturated, ...snapshot })).toBe(0);
  });
});
