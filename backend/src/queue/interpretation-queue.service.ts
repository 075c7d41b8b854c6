import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type Job, type Queue } from 'bullmq';
import pTimeout from 'p-timeout';
import { ENV, type Env } from '../config/env.js';
import { errorMessage } from '../logging/error-for-logs.js';
import {
  failUnlessReady,
  INTERPRET_JOB,
  INTERPRETATIONS_QUEUE,
  type InterpretJobData,
} from './queue.types.js';

/** Job states that no worker picks up again. */
const DEAD_STATES = new Set(['completed', 'failed']);

/** While its server is unreachable, the queue holds commands until the server is back; callers do not wait for that. */
const QUEUE_TIMEOUT_MS = 2_000;

/** The only place that enqueues interpretations. The job id is the interpretation id. */
@Injectable()
export class InterpretationQueueService implements OnModuleInit {
  private readonly logger = new Logger(InterpretationQueueService.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectQueue(INTERPRETATIONS_QUEUE) private readonly queue: Queue<InterpretJobData, void>,
  ) {}

  async onModuleInit(): Promise<void> {
    this.queue.on('error', (error) =>
      this.logger.warn({ msg: 'queue connection error', reason: errorMessage(error) }),
    );
    await failUnlessReady(this.queue, this.env);
  }

  async enqueue(interpretationId: string): Promise<void> {
    const job = this.queue.add(INTERPRET_JOB, { interpretationId }, { jobId: interpretationId });
    await pTimeout(job, { milliseconds: QUEUE_TIMEOUT_MS });
  }

  /** For a row that is still pending: keeps a live job, replaces a dead one, adds a missing one. */
  async ensureQueued(interpretationId: string): Promise<'alive' | 'requeued'> {
    const state = await pTimeout(this.queue.getJobState(interpretationId), {
      milliseconds: QUEUE_TIMEOUT_MS,
    });
    if (state !== 'unknown' && !DEAD_STATES.has(state)) return 'alive';
    if (DEAD_STATES.has(state))
      await pTimeout(this.queue.remove(interpretationId), { milliseconds: QUEUE_TIMEOUT_MS });
    await this.enqueue(interpretationId);
    return 'requeued';
  }

  async discard(interpretationIds: string[]): Promise<void> {
    for (const id of interpretationIds)
      await pTimeout(this.queue.remove(id), { milliseconds: QUEUE_TIMEOUT_MS });
  }

  /** Counts jobs by state, and workers. */
  async count(): Promise<{ waiting: number; active: number; delayed: number; workers: number }> {
    const [counts, workers] = await Promise.all([
      this.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed'),
      this.queue.getWorkersCount(),
    ]);
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
    return { waiting: waiting + prioritized, active, delayed, workers };
  }

  async isReachable(): Promise<boolean> {
    await this.queue.getJobCounts('active');
    return true;
  }
}

export type InterpretJob = Job<InterpretJobData, void>;
