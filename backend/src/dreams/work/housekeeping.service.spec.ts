import { Housekeeping } from './housekeeping.service.js';

const HOUR_MS = 3_600_000;

function createHousekeeping() {
  const services = [1, 2, 3, 4, 5].map(() => ({ deleteExpired: jest.fn(() => Promise.resolve()) }));
  const housekeeping = new (Housekeeping as unknown as new (...args: unknown[]) => Housekeeping)(...services);
  return { housekeeping, services };
}

describe('Housekeeping', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('deletes expired rows every hour, even after one deletion failed', async () => {
    const { housekeeping, services } = createHousekeeping();
    services[0]?.deleteExpired.mockRejectedValueOnce(new Error('database unavailable'));
    housekeeping.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    for (const { deleteExpired } of services) expect(deleteExpired).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(HOUR_MS + 1);
    for (const { deleteExpired } of services) expect(deleteExpired).toHaveBeenCalledTimes(2);
    housekeeping.beforeApplicationShutdown();
    expect(jest.getTimerCount()).toBe(0);
  });
});
