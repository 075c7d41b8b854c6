import type { Env } from '../../config/env.js';
import type { InterpretationWork } from './interpretation-work.service.js';
import { InterpretationProcessor } from './interpretation.processor.js';
import type { WorkMetrics } from './work-metrics.service.js';
import type { WorkPulse } from './work-pulse.service.js';

describe('InterpretationProcessor', () => {
  function processorOf(env: Partial<Env>) {
    const worker = {
      concurrency: 0,
      run: jest.fn(() => Promise.resolve()),
      waitUntilReady: () => Promise.reject(new Error('connection refused')),
    };
    const processor = new InterpretationProcessor(
      { WORKER_CONCURRENCY: 1, ...env } as Env,
      {} as InterpretationWork,
      {} as WorkMetrics,
      { setIsRunning: () => undefined } as unknown as WorkPulse,
    );
    Object.assign(processor, { _worker: worker });
    return { processor, worker };
  }

  it('fails the boot instead of running a worker whose connection to PostgreSQL failed', async () => {
    const { processor, worker } = processorOf({});
    await expect(processor.onApplicationBootstrap()).rejects.toThrow('connection refused');
    expect(worker.run).not.toHaveBeenCalled();
  });

  it('runs a worker before its Redis is reachable', async () => {
    const { processor, worker } = processorOf({ REDIS_URL: 'redis://127.0.0.1' });
    await processor.onApplicationBootstrap();
    expect(worker.run).toHaveBeenCalled();
  });
});
