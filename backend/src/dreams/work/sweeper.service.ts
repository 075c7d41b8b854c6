import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { errorMessage } from '../../logging/error-for-logs.js';
import { ENV, type Env } from '../../config/env.js';
import { InterpretationQueueService } from '../../queue/interpretation-queue.service.js';
import { DueRemovals } from '../removal/due-removals.service.js';
import { WorkMetrics } from './work-metrics.service.js';
import { WorkRepository } from './work.repository.js';

const BATCH = 500;

/** Carries out due removals and requeues pending rows without a live job, such as after a crash or a lost queue. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Sweeper.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | null = null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly rows: WorkRepository,
    private readonly queue: InterpretationQueueService,
    private readonly metrics: WorkMetrics,
    private readonly removals: DueRemovals,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), this.env.SWEEP_INTERVAL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  sweep(): Promise<void> {
    this.running ??= Promise.all([this.requeueForgotten(), this.carryOutRemovals()]).then(() => {
      this.running = null;
    });
    return this.running;
  }

  private async requeueForgotten(): Promise<void> {
    try {
      const ids = await this.rows.takeForgotten(this.env.QUEUE_LOCK_MS, BATCH);
      const outcomes = await Promise.all(ids.map((id) => this.queue.ensureQueued(id)));
      const requeued = outcomes.filter((outcome) => outcome === 'requeued').length;
      this.metrics.job('requeued', requeued);
      if (requeued > 0) this.logger.warn({ msg: 'requeued dreams that had no job', requeued });
    } catch (error) {
      this.logger.warn({ msg: 'sweep failed, retrying at the next interval', reason: errorMessage(error) });
    }
  }

  private async carryOutRemovals(): Promise<void> {
    try {
      await this.removals.carryOut();
    } catch (error) {
      this.logger.warn({ msg: 'removals failed, retrying at the next sweep', reason: errorMessage(error) });
    }
  }
}
