import { Housekeeping } from './housekeeping.service.js';

const HOUR_MS = 3_600_000;

function createHousekeeping() {
  const kept = [1, 2, 3, 4, 5].map(() => ({ deleteExpired: jest.fn(() => Promise.resolve()) }));
  const housekeeping = new (Housekeeping as unknown as new (...args: unknown[]) => Housekeeping)(...kept);
  return { housekeeping, kept };
}

describe('Housekeeping', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('deletes what has expired every hour, also after a failure of one of them', async () => {
    const { housekeeping, kept } = createHousekeeping();
    kept[0]?.deleteExpired.mockRejectedValueOnce(new Error('database away'));
    housekeeping.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    for (const { deleteExpired } of kept) expect(deleteExpired).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(HOUR_MS + 1);
    for (const { deleteExpired } of kept) expect(deleteExpired).toHaveBeenCalledTimes(2);
    housekeeping.beforeApplicationShutdown();
    expect(jest.getTimerCount()).toBe(0);
  });
});
