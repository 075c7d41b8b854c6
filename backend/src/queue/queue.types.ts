import type { JobsOptions } from 'bullmq';

export type { LeavingWorker } from './leaving-worker.js';

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
  worker: { lockDuration: number; stalledInterval: number; maxStalledCount: number };
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
    worker: { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 3 },
  },
};
