import { setMaxListeners } from 'node:events';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { DelayedError, type MinimalJob } from 'bullmq';
import pTimeout from 'p-timeout';
import { errorMessage } from '../../logging/error-for-logs.js';
import { withSignals } from '../../concurrency/with-signals.js';
import { ENV, type Env } from '../../config/env.js';
import { InterpreterError } from '../../interpretation/interpreter.port.js';
import type { InterpretJob } from '../../queue/interpretation-queue.service.js';
import {
  failUnlessReady,
  INTERPRETATIONS_QUEUE,
  type ForceClosableWorker,
  workerOptions,
} from '../../queue/queue.types.js';
import { WorkMetrics } from './work-metrics.service.js';
import { WorkPulse } from './work-pulse.service.js';
import { InterpretationWork, TryAgainError } from './interpretation-work.service.js';

/** Time to return jobs to the queue. If the queue does not respond, the jobs stall and another worker takes them. */
const RETURN_TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 1_000;

function backoffStrategy(_attempts: number, _type?: string, error?: Error, _job?: MinimalJob): number {
  return error instanceof TryAgainError ? error.delayMs : FIRST_RETRY_MS;
}

/** Takes jobs from the queue: concurrency, retries, and shutdown. */
@Injectable()
export class InterpretationProcessor
  extends WorkerHost<ForceClosableWorker>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(InterpretationProcessor.name);
  private readonly shutdown = new AbortController();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly work: InterpretationWork,
    private readonly metrics: WorkMetrics,
    private readonly pulse: WorkPulse,
  ) {
    super();
    // Every reading in progress listens to this signal.
    setMaxListeners(0, this.shutdown.signal);
  }

  async onApplicationBootstrap(): Promise<void> {
    await failUnlessReady(this.worker, this.env);
    this.worker.concurrency = this.env.WORKER_CONCURRENCY;
    this.pulse.setIsRunning(() => this.worker.isRunning());
    this.worker.run().catch((error: unknown) => this.logger.error(error));
  }

  /** Must declare three parameters without defaults: BullMQ passes its signal only then. */
  async process(job: InterpretJob, token?: string, signal?: AbortSignal): Promise<void> {
    const signals = signal ? [signal, this.shutdown.signal] : [this.shutdown.signal];
    const triesLeft = (job.opts.attempts ?? 1) - job.attemptsMade - 1;
    try {
      await this.pulse.runJob(() =>
        withSignals(signals, (either) => this.work.read(job.data.interpretationId, triesLeft, either)),
      );
    } catch (error) {
      if (!(error instanceof InterpreterError && this.shutdown.signal.aborted)) throw error;
      await job.moveToDelayed(Date.now(), token);
      this.metrics.job('requeued');
      throw new DelayedError();
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ msg: 'queue connection error', reason: errorMessage(error) });
  }

  @OnWorkerEvent('completed')
  onCompleted(): void {
    this.metrics.job('completed');
  }

  @OnWorkerEvent('failed')
  onFailed(job: InterpretJob | undefined, error: Error): void {
    this.metrics.job(error instanceof TryAgainError ? 'retried' : 'failed');
    this.logger.warn({
      msg: 'job failed',
      id: job?.id,
      attempt: job?.attemptsMade,
      reason: errorMessage(error),
    });
  }

  @OnWorkerEvent('stalled')
  onStalled(id: string): void {
    this.metrics.job('stalled');
    this.logger.warn({ msg: 'job stalled: its worker stopped renewing the lock', id });
  }

  /** Stops taking jobs, lets running jobs finish within the grace period and returns the rest to the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    const graceMs = this.pulse.isIdle ? 0 : this.env.SHUTDOWN_GRACE_MS;
    const timer = setTimeout(() => this.shutdown.abort(new Error('worker is shutting down')), graceMs);
    await pTimeout(this.worker.close(), { milliseconds: graceMs + RETURN_TIMEOUT_MS }).catch(() =>
      this.worker.forceClose(),
    );
    clearTimeout(timer);
  }
}

/** Creates the processor class from the settings, because @nestjs/bullmq takes worker options only from a decorator. */
export function interpretationProcessor(env: Env): Type<InterpretationProcessor> {
  @Injectable()
  @Processor(INTERPRETATIONS_QUEUE, { ...workerOptions(env), settings: { backoffStrategy } })
  class ConfiguredProcessor extends InterpretationProcessor {}
  return ConfiguredProcessor;
}
