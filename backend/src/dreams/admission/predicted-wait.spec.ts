import { predictWait, type QueueLook } from './predicted-wait.js';

const full: QueueLook = {
  waiting: 100,
  oldestWaitingMs: 5_000,
  reading: 20,
  endedLastMinute: 0,
  meanReadingMs: 2_000,
};

describe('the predicted wait', () => {
  it('is the queue at the pace of the hands that read, and one reading', () => {
    expect(predictWait(full)).toBe(100 / (20 / 2_000) + 2_000);
  });

  it('is the queue at the pace of the last minute when that was faster', () => {
    expect(predictWait({ ...full, endedLastMinute: 6_000 })).toBe(1_000 + 2_000);
  });

  it('grows with the queue', () => {
    expect(predictWait({ ...full, waiting: 200 })).toBeGreaterThan(predictWait(full));
  });

  it.each<[string, Partial<QueueLook>]>([
    ['nothing waits', { waiting: 0, oldestWaitingMs: 0 }],
    ['dreams have only just come in, and hands may be free', { oldestWaitingMs: 400 }],
    ['nothing was read lately', { meanReadingMs: null }],
    ['workers are only just starting', { reading: 0, endedLastMinute: 1 }],
  ])('is nothing when %s', (_, look) => {
    expect(predictWait({ ...full, ...look })).toBe(0);
  });
});
