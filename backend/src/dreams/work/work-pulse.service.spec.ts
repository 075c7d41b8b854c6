import type { Env } from '../../config/env.js';
import { LivenessService } from '../../health/liveness.service.js';
import type { InterpretationQueueService } from '../../queue/interpretation-queue.service.js';
import { WorkPulse } from './work-pulse.service.js';

describe('WorkPulse', () => {
  let liveness: LivenessService;
  let pulse: WorkPulse;
  let waiting: number | Error;

  beforeEach(() => {
    jest.useFakeTimers();
    waiting = 0;
    liveness = new LivenessService();
    const count = () =>
      waiting instanceof Error ? Promise.reject(waiting) : Promise.resolve({ waiting, active: 0 });
    pulse = new WorkPulse(
      { WORKER_CONCURRENCY: 1 } as Env,
      { count } as unknown as InterpretationQueueService,
      liveness,
    );
    pulse.onApplicationBootstrap();
  });

  afterEach(() => {
    pulse.beforeApplicationShutdown();
    jest.useRealTimers();
  });

  it('reports no problem while no jobs wait', async () => {
    await jest.advanceTimersByTimeAsync(600_000);
    expect(liveness.problem).toBeNull();
  });

  it('reports a problem when jobs wait for 30 s and a free worker takes none', async () => {
    waiting = 3;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(liveness.problem).toBeNull();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(liveness.problem).toBe('jobs are waiting but the worker takes none');
  });

  it('clears the problem when the worker takes a job', async () => {
    waiting = 3;
    await jest.advanceTimersByTimeAsync(40_000);
    await pulse.runJob(() => Promise.resolve());
    expect(liveness.problem).toBeNull();
  });

  it('reports no problem while all slots are busy', async () => {
    waiting = 3;
    let finish = () => undefined as void;
    const job = pulse.runJob(() => new Promise((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(liveness.problem).toBeNull();
    finish();
    await job;
  });

  it('reports no problem when the queue does not respond, because a restart would not fix it', async () => {
    waiting = new Error('connection refused');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(liveness.problem).toBeNull();
  });

  it('reports a stopped worker loop, except during shutdown', () => {
    pulse.setIsRunning(() => false);
    expect(liveness.problem).toBe('the worker loop has stopped');
    pulse.beforeApplicationShutdown();
    expect(liveness.problem).toBeNull();
  });
});
