import type { Env } from '../../config/env.js';
import type { InterpretationQueueService } from '../../queue/interpretation-queue.service.js';
import type { DueRemovals } from '../removal/due-removals.service.js';
import { Sweeper } from './sweeper.service.js';
import type { WorkMetrics } from './work-metrics.service.js';
import type { WorkRepository } from './work.repository.js';

function createSweeper() {
  const rows = { takeForgotten: jest.fn(() => Promise.resolve(['a', 'b', 'c'])) };
  const queue = { ensureQueued: jest.fn((id: string) => Promise.resolve(id === 'b' ? 'alive' : 'requeued')) };
  const metrics = { job: jest.fn() };
  const sweeper = new Sweeper(
    { SWEEP_INTERVAL_MS: 5_000, QUEUE_LOCK_MS: 15_000 } as Env,
    rows as unknown as WorkRepository,
    queue as unknown as InterpretationQueueService,
    metrics as unknown as WorkMetrics,
    { carryOut: () => Promise.resolve() } as DueRemovals,
  );
  return { sweeper, rows, queue, metrics };
}

describe('Sweeper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('requeues dreams without a job every five seconds and counts them', async () => {
    const { sweeper, rows, queue, metrics } = createSweeper();
    sweeper.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(rows.takeForgotten).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(rows.takeForgotten.mock.calls).toEqual([[15_000, 500]]);
    expect(queue.ensureQueued.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    expect(metrics.job.mock.calls).toEqual([['requeued', 2]]);
    await sweeper.beforeApplicationShutdown();
  });

  it('runs one sweep at a time', async () => {
    const { sweeper, rows } = createSweeper();
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    expect(rows.takeForgotten).toHaveBeenCalledTimes(1);
    await sweeper.sweep();
    expect(rows.takeForgotten).toHaveBeenCalledTimes(2);
  });

  it('does not throw when a sweep fails', async () => {
    const { sweeper, queue, metrics } = createSweeper();
    queue.ensureQueued.mockRejectedValueOnce(new Error('queue unavailable'));
    await expect(sweeper.sweep()).resolves.toBeUndefined();
    expect(metrics.job).not.toHaveBeenCalled();
  });

  it('stops its timer at shutdown and waits for the running sweep', async () => {
    const { sweeper, rows } = createSweeper();
    let finish: (ids: string[]) => void = () => undefined;
    rows.takeForgotten.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    sweeper.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(5_000);
    const stopped = jest.fn();
    const shutdown = sweeper.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(0);
    expect(stopped).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
    finish([]);
    await shutdown;
  });
});
