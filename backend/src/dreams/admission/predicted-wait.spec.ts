import { predictWait, type QueueSnapshot } from './predicted-wait.js';

const saturated: QueueSnapshot = {
  capacity: 20,
  reading: 20,
  waiting: 99,
  interrupted: 0,
  readingMs: 2_000,
};

describe('predictWait', () => {
  it('predicts the time until a slot is free plus the duration of one reading', () => {
    expect(predictWait(saturated)).toBe(10_000 + 2_000);
  });

  it('predicts a longer wait for every waiting dream', () => {
    expect(predictWait({ ...saturated, waiting: 109 })).toBe(11_000 + 2_000);
  });

  it('counts interrupted dreams like waiting ones', () => {
    expect(predictWait({ ...saturated, interrupted: 10 })).toBe(11_000 + 2_000);
  });

  it('subtracts free slots from the waiting dreams', () => {
    expect(predictWait({ ...saturated, reading: 10 })).toBe(9_000 + 2_000);
  });

  it('predicts a wait for the first dream without a free slot', () => {
    expect(predictWait({ ...saturated, waiting: 0 })).toBe(100 + 2_000);
    expect(predictWait({ ...saturated, reading: 10, waiting: 10 })).toBe(100 + 2_000);
  });

  it('treats more readings than capacity as no free slots', () => {
    expect(predictWait({ ...saturated, reading: 30 })).toBe(predictWait(saturated));
  });

  it.each<[string, Partial<QueueSnapshot>]>([
    ['fewer dreams are waiting than slots are free', { reading: 10, waiting: 9 }],
    [
      'slots are free, even if many interrupted dreams need one',
      { reading: 0, waiting: 19, interrupted: 500 },
    ],
    ['no worker is known', { capacity: 0, reading: 0 }],
    ['no reading has ended or is going on', { readingMs: null }],
  ])('predicts no wait when %s', (_, snapshot) => {
    expect(predictWait({ ...saturated, ...snapshot })).toBe(0);
  });
});
