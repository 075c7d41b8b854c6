import { DelayedError } from 'bullmq';
import type { Env } from '../../config/env.js';
import { InterpreterError } from '../../interpretation/interpreter.port.js';
import type { InterpretJob } from '../../queue/interpretation-queue.service.js';
import { TryAgainError } from './interpretation-work.service.js';
import type { InterpretationWork } from './interpretation-work.service.js';
import { InterpretationProcessor } from './interpretation.processor.js';
import type { WorkMetrics } from './work-metrics.service.js';
import type { WorkPulse } from './work-pulse.service.js';

const GRACE_MS = 20_000;
const NOW = new Date('2026-11-29T03:00:00Z');

function processorOf(env: Partial<Env>) {
  const worker = {
    concurrency: 0,
    run: jest.fn(() => Promise.resolve()),
    isRunning: jest.fn(() => true),
    close: jest.fn(() => Promise.resolve()),
    forceClose: jest.fn(() => Promise.resolve()),
    waitUntilReady: () => Promise.reject(new Error('connection refused')),
  };
  const read = jest.fn<Promise<void>, [string, number, AbortSignal]>(() => Promise.resolve());
  const metrics = { job: jest.fn() };
  const pulse = { isIdle: false, setIsRunning: jest.fn(), runJob: jest.fn((work: () => unknown) => work()) };
  const processor = new InterpretationProcessor(
    { WORKER_CONCURRENCY: 3, SHUTDOWN_GRACE_MS: GRACE_MS, ...env } as Env,
    { read } as unknown as InterpretationWork,
    metrics as unknown as WorkMetrics,
    pulse as unknown as WorkPulse,
  );
  Object.assign(processor, { _worker: worker });
  return { processor, worker, read, metrics, pulse };
}

function jobOf({ attempts, attemptsMade = 0 }: { attempts?: number; attemptsMade?: number } = {}) {
  const moveToDelayed = jest.fn(() => Promise.resolve());
  const job = { id: '7', data: { interpretationId: 'row' }, opts: { attempts }, attemptsMade, moveToDelayed };
  return { job: job as unknown as InterpretJob, moveToDelayed };
}

/** Rejects with the given error when the signal aborts, as an interpreter does. */
const failsWhenAborted = (error: Error) => (_id: string, _triesLeft: number, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(error), { once: true });
  });

describe('InterpretationProcessor', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }));
  afterEach(() => void jest.useRealTimers());

  it('fails the boot instead of running a worker whose connection to PostgreSQL failed', async () => {
    const { processor, worker } = processorOf({});
    await expect(processor.onApplicationBootstrap()).rejects.toThrow('connection refused');
    expect(worker.run).not.toHaveBeenCalled();
  });

  it('runs a worker before its Redis is reachable, with the configured concurrency', async () => {
    const { processor, worker, pulse } = processorOf({ REDIS_URL: 'redis://127.0.0.1' });
    await processor.onApplicationBootstrap();
    expect(worker.run).toHaveBeenCalled();
    expect(worker.concurrency).toBe(3);
    const [isRunning] = pulse.setIsRunning.mock.calls[0] as [() => boolean];
    expect(isRunning()).toBe(true);
    worker.isRunning.mockReturnValue(false);
    expect(isRunning()).toBe(false);
  });

  it('reports a worker that stops with an error', async () => {
    const { processor, worker } = processorOf({ REDIS_URL: 'redis://127.0.0.1' });
    const reported = jest.spyOn(processor['logger'], 'error').mockReturnValue(undefined);
    worker.run.mockRejectedValue(new Error('stopped'));
    await processor.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0);
    expect(reported).toHaveBeenCalledWith(new Error('stopped'));
  });

  describe('a job', () => {
    it.each([
      { attempts: 3, attemptsMade: 0, triesLeft: 2 },
      { attempts: 3, attemptsMade: 2, triesLeft: 0 },
      { attempts: undefined, attemptsMade: 0, triesLeft: 0 },
    ])(
      'tried $attemptsMade of $attempts times reads its row with $triesLeft tries left',
      async ({ triesLeft, ...counts }) => {
        const { processor, read, pulse } = processorOf({});
        await processor.process(jobOf(counts).job, 'token');
        expect(read).toHaveBeenCalledWith('row', triesLeft, expect.any(AbortSignal));
        expect(pulse.runJob).toHaveBeenCalledTimes(1);
      },
    );

    it('aborts when the queue cancels it, and reports that as its own failure', async () => {
      const { processor, read } = processorOf({});
      const error = new InterpreterError('unavailable', 'cancelled');
      read.mockImplementation(failsWhenAborted(error));
      const cancelled = new AbortController();
      const { job, moveToDelayed } = jobOf();
      const processed = processor.process(job, 'token', cancelled.signal);
      cancelled.abort();
      await expect(processed).rejects.toBe(error);
      expect(moveToDelayed).not.toHaveBeenCalled();
    });

    it.each([
      ['with', new AbortController().signal],
      ['without', undefined],
    ])(
      '%s a signal of the queue returns to the queue at once when the grace period ends',
      async (_with, signal) => {
        const { processor, worker, read, metrics } = processorOf({});
        read.mockImplementation(failsWhenAborted(new InterpreterError('unavailable', 'aborted')));
        const { job, moveToDelayed } = jobOf();
        const processed = expect(processor.process(job, 'token', signal)).rejects.toThrow(DelayedError);
        worker.close.mockReturnValue(processed);
        const stopped = processor.beforeApplicationShutdown();
        await jest.advanceTimersByTimeAsync(GRACE_MS - 1);
        expect(moveToDelayed).not.toHaveBeenCalled();
        await jest.advanceTimersByTimeAsync(1);
        await stopped;
        await processed;
        expect(moveToDelayed).toHaveBeenCalledWith(NOW.getTime() + GRACE_MS, 'token');
        expect(metrics.job.mock.calls).toEqual([['requeued']]);
        expect(worker.forceClose).not.toHaveBeenCalled();
      },
    );

    it('keeps an error that the shutdown did not cause', async () => {
      const { processor, worker, read } = processorOf({});
      const error = new Error('the database is gone');
      read.mockImplementation(failsWhenAborted(error));
      const { job, moveToDelayed } = jobOf();
      const processed = expect(processor.process(job, 'token')).rejects.toBe(error);
      worker.close.mockReturnValue(processed);
      void processor.beforeApplicationShutdown();
      await jest.advanceTimersByTimeAsync(GRACE_MS);
      await processed;
      expect(moveToDelayed).not.toHaveBeenCalled();
    });
  });

  describe('events of the queue', () => {
    it('are counted', () => {
      const { processor, metrics } = processorOf({});
      jest.spyOn(processor['logger'], 'warn').mockReturnValue(undefined);
      processor.onCompleted();
      processor.onFailed(jobOf().job, new TryAgainError('busy', 500));
      processor.onFailed(undefined, new Error('broken'));
      processor.onStalled('7');
      expect(metrics.job.mock.calls).toEqual([['completed'], ['retried'], ['failed'], ['stalled']]);
    });

    it('are logged with the job and the reason', () => {
      const { processor } = processorOf({});
      const logged = jest.spyOn(processor['logger'], 'warn').mockReturnValue(undefined);
      processor.onError(new Error('connection reset'));
      processor.onFailed(jobOf({ attemptsMade: 2 }).job, new Error('broken'));
      processor.onStalled('7');
      expect(logged.mock.calls).toEqual([
        [expect.objectContaining({ reason: 'connection reset' })],
        [expect.objectContaining({ id: '7', attempt: 2, reason: 'broken' })],
        [expect.objectContaining({ id: '7' })],
      ]);
    });
  });

  describe('the shutdown', () => {
    it('gives an idle worker no grace period, and starts no timer that outlives it', async () => {
      const { processor, worker, pulse } = processorOf({});
      pulse.isIdle = true;
      await processor.beforeApplicationShutdown();
      expect(worker.close).toHaveBeenCalled();
      expect(worker.forceClose).not.toHaveBeenCalled();
      expect(jest.getTimerCount()).toBe(0);
    });

    it('closes by force when the queue does not answer five seconds after the grace period', async () => {
      const { processor, worker } = processorOf({});
      worker.close.mockReturnValue(new Promise(() => undefined));
      const stopped = processor.beforeApplicationShutdown();
      await jest.advanceTimersByTimeAsync(GRACE_MS + 4_999);
      expect(worker.forceClose).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await stopped;
      expect(worker.forceClose).toHaveBeenCalled();
    });
  });
});
