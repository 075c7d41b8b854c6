import type { Env } from '../../config/env.js';
import { LivenessService } from '../../health/liveness.service.js';
import type { InterpretationQueueService } from '../../queue/interpretation-queue.service.js';
import { WorkPulse } from './work-pulse.service.js';

describe('the pulse of a worker', () => {
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

  it('goes on while there is nothing to do', async () => {
    await jest.advanceTimersByTimeAsync(600_000);
    expect(liveness.problem).toBeNull();
  });

  it('stops when jobs wait for half a minute and a free worker takes none', async () => {
    waiting = 3;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(liveness.problem).toBeNull();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(liveness.problem).toBe('jobs wait and the worker takes none');
  });

  it('comes back with the first job that is taken', async () => {
    waiting = 3;
    await jest.advanceTimersByTimeAsync(40_000);
    await pulse.during(() => Promise.resolve());
    expect(liveness.problem).toBeNull();
  });

  it('goes on when every hand is full, however many jobs wait', async () => {
    waiting = 3;
    let finish = () => undefined as void;
    const job = pulse.during(() => new Promise((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(liveness.problem).toBeNull();
    finish();
    await job;
  });

  it('goes on when the queue does not answer, because a restart would not mend it', async () => {
    waiting = new Error('connection refused');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(liveness.problem).toBeNull();
  });

  it('stops when the loop that takes jobs has ended, but not while the process shuts down', () => {
    pulse.follow(() => false);
    expect(liveness.problem).toBe('the worker no longer takes jobs');
    pulse.beforeApplicationShutdown();
    expect(liveness.problem).toBeNull();
  });
});
