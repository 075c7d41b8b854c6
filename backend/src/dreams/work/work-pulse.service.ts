import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import pTimeout from 'p-timeout';
import { ENV, type Env } from '../../config/env.js';
import { LivenessService } from '../../health/liveness.service.js';
import { InterpretationQueueService } from '../../queue/interpretation-queue.service.js';

const CHECK_INTERVAL_MS = 5_000;
const COUNT_TIMEOUT_MS = 4_000;
/** Spans several checks: a single check can fall between adding and taking a job. */
const STUCK_AFTER_MS = 30_000;

/**
 * Checks for the liveness probe whether this worker still takes jobs. It is stuck if jobs are waiting and it has free
 * slots but takes none. A queue outage does not count, because a restart would not fix it; readiness reports it.
 */
@Injectable()
export class WorkPulse implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private busy = 0;
  private stopping = false;
  private stuckSince: number | null = null;
  private isRunning = () => true;
  private timer?: NodeJS.Timeout;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly queue: InterpretationQueueService,
    private readonly liveness: LivenessService,
  ) {}

  onApplicationBootstrap(): void {
    this.liveness.setCheck(() => this.problem());
    this.timer = setInterval(() => void this.checkQueue(), CHECK_INTERVAL_MS);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearInterval(this.timer);
  }

  get isIdle(): boolean {
    return this.busy === 0;
  }

  /** Sets the check whether the worker's loop is running. */
  setIsRunning(isRunning: () => boolean): void {
    this.isRunning = isRunning;
  }

  /** Wraps every job to count the busy slots. */
  async runJob(work: () => Promise<void>): Promise<void> {
    this.stuckSince = null;
    this.busy += 1;
    try {
      await work();
    } finally {
      this.busy -= 1;
    }
  }

  async checkQueue(): Promise<void> {
    const waiting = await pTimeout(this.queue.count(), { milliseconds: COUNT_TIMEOUT_MS }).then(
      (counts) => counts.waiting,
      () => 0,
    );
    const isStuck = waiting > 0 && this.busy < this.env.WORKER_CONCURRENCY;
    this.stuckSince = isStuck ? (this.stuckSince ?? Date.now()) : null;
  }

  private problem(): string | null {
    if (this.stopping) return null;
    if (!this.isRunning()) return 'the worker loop has stopped';
    const isStuck = this.stuckSince !== null && Date.now() - this.stuckSince >= STUCK_AFTER_MS;
    return isStuck ? 'jobs are waiting but the worker takes none' : null;
  }
}
