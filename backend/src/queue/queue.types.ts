import type { JobsOptions, WorkerOptions } from 'bullmq';
import type { Env } from '../config/env.js';

export type { ForceClosableWorker } from './force-closable-worker.js';

/** The PostgreSQL schema that BullMQ's own tables live in. */
export const QUEUE_SCHEMA = 'bullmq';

export const INTERPRETATIONS_QUEUE = 'interpretations';
export const INTERPRET_JOB = 'interpret';

/** New fields must be optional: jobs of the version before are still read during a deploy. */
export interface InterpretJobData {
  interpretationId: string;
}

interface QueuePolicy {
  job: Required<Pick<JobsOptions, 'attempts' | 'removeOnComplete' | 'removeOnFail'>> & JobsOptions;
  maxStalledCount: number;
}

/** One row a queue: a queue without attempts, lock and retention does not compile. Milliseconds; retention in seconds. */
export const queuePolicies: Record<typeof INTERPRETATIONS_QUEUE, QueuePolicy> = {
  [INTERPRETATIONS_QUEUE]: {
    job: {
      attempts: 6,
      backoff: { type: 'custom' },
      // Nobody asks the queue for what is done. In PostgreSQL, kept jobs are all looked through with every end of another.
      removeOnComplete: true,
      removeOnFail: { age: 86_400 },
    },
    maxStalledCount: 3,
  },
};

/** A worker blocks on Redis for a quarter of the silence that ends a connection, so an idle one stays connected. */
const BLOCKS_PER_SILENCE = 4;

export function workerOptions(env: Env): Omit<WorkerOptions, 'connection'> {
  return {
    autorun: false,
    lockDuration: env.QUEUE_LOCK_MS,
    stalledInterval: env.QUEUE_STALLED_CHECK_MS,
    maxStalledCount: queuePolicies[INTERPRETATIONS_QUEUE].maxStalledCount,
    drainDelay: env.CONNECTION_SILENCE_MS / BLOCKS_PER_SILENCE / 1_000,
  };
}
