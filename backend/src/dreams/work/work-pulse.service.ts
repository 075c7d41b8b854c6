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

const BEAT_MS = 5_000;
const PATIENCE_MS = 4_000;
/** Several beats in a row: one that falls into the moment between adding and taking a job means nothing. */
const STUCK_AFTER_MS = 30_000;

/**
 * Whether this worker still takes up jobs. It is stuck when jobs wait, it has a hand free and yet takes none. A queue
 * that does not answer is not its fault, and a restart would not mend it: that is for readiness.
 */
@Injectable()
export class WorkPulse implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private busy = 0;
  private stopping = false;
  private neglectingSince: number | null = null;
  private isRunning = () => true;
  private timer?: NodeJS.Timeout;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly queue: InterpretationQueueService,
    private readonly liveness: LivenessService,
  ) {}

  onApplicationBootstrap(): void {
    this.liveness.setCheck(() => this.problem());
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearInterval(this.timer);
  }

  get isIdle(): boolean {
    return this.busy === 0;
  }

  /** Whoever takes the jobs says how to see whether it still does. */
  follow(isRunning: () => boolean): void {
    this.isRunning = isRunning;
  }

  /** Around every job. */
  async during(work: () => Promise<void>): Promise<void> {
    this.neglectingSince = null;
    this.busy += 1;
    try {
      await work();
    } finally {
      this.busy -= 1;
    }
  }

  async beat(): Promise<void> {
    const waiting = await pTimeout(this.queue.count(), { milliseconds: PATIENCE_MS }).then(
      (counts) => counts.waiting,
      () => 0,
    );
    const neglects = waiting > 0 && this.busy < this.env.WORKER_CONCURRENCY;
    this.neglectingSince = neglects ? (this.neglectingSince ?? Date.now()) : null;
  }

  private problem(): string | null {
    if (this.stopping) return null;
    if (!this.isRunning()) return 'the worker no longer takes jobs';
    const neglected = this.neglectingSince !== null && Date.now() - this.neglectingSince >= STUCK_AFTER_MS;
    return neglected ? 'jobs wait and the worker takes none' : null;
  }
}
