import type { JobsOptions, WorkerOptions } from 'bullmq';
import type { Env } from '../config/env.js';

export type { ForceClosableWorker } from './force-closable-worker.js';

/** The PostgreSQL schema of BullMQ's tables. */
export const QUEUE_SCHEMA = 'bullmq';

export const INTERPRETATIONS_QUEUE = 'interpretations';
export const INTERPRET_JOB = 'interpret';

/** New fields must be optional: during a deploy, jobs of the previous version are still processed. */
export interface InterpretJobData {
  interpretationId: string;
}

interface QueuePolicy {
  job: Required<Pick<JobsOptions, 'attempts' | 'removeOnComplete' | 'removeOnFail'>> & JobsOptions;
  maxStalledCount: number;
}

/** One entry per queue; the type requires attempts, retention (in seconds) and the limit of stalls. */
export const queuePolicies: Record<typeof INTERPRETATIONS_QUEUE, QueuePolicy> = {
  [INTERPRETATIONS_QUEUE]: {
    job: {
      attempts: 6,
      backoff: { type: 'custom' },
      // Completed jobs are never queried. In PostgreSQL, every completion would scan all kept jobs.
      removeOnComplete: true,
      removeOnFail: { age: 86_400 },
    },
    maxStalledCount: 3,
  },
};

/** A worker blocks on Redis for a quarter of the silence that ends a connection, so idle workers stay connected. */
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

/**
 * Fails the boot if the queue in PostgreSQL is unreachable or was never migrated. BullMQ keeps the error of the first
 * connection forever: a queue would accept no job, and a worker would loop on the error without yielding. Redis is not
 * awaited, because its client reconnects.
 */
export async function failUnlessReady(
  queue: { waitUntilReady(): Promise<unknown> },
  env: Env,
): Promise<void> {
  if (!env.REDIS_URL) await queue.waitUntilReady();
}
