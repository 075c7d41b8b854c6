import { appendFileSync } from 'node:fs';
import { queueBackends, type QueueBackend } from './service.js';

/** `npm run test:long` runs the long form: both queue backends in every case, default clocks, real sizes. */
export const isLongForm = process.env.TEST_FORM === 'long';

/** For faults that do not touch the queue, the short form runs on one backend. */
export const oneBackend = (short: QueueBackend): QueueBackend[] => (isLongForm ? queueBackends : [short]);

/** The long form keeps the default settings; the short form detects every fault within seconds. */
export const clocks: Record<string, string> = isLongForm
  ? {}
  : {
      QUEUE_LOCK_MS: '3000',
      QUEUE_STALLED_CHECK_MS: '1000',
      SWEEP_INTERVAL_MS: '500',
    };

/**
 * Short connection timeout for specs on half-open connections; elsewhere a slow machine could exceed it.
 * Longer than two waits of a call for a full pool.
 */
export const shortSilence: Record<string, string> = isLongForm ? {} : { CONNECTION_SILENCE_MS: '12000' };

interface Finding {
  fault: string;
  queue: QueueBackend | 'either';
  /** The response that the client got. */
  answer: string | number;
  ms: number;
}

/** Records a row of the table that `npm run test:long -- faults` prints at its end. */
export function recordFinding({ fault, queue, answer, ms }: Finding): void {
  const file = process.env.FAULTS_REPORT;
  if (!file) return;
  const seconds = Math.round(ms / 100) / 10;
  appendFileSync(file, `${JSON.stringify({ fault, queue, answer, seconds })}\n`);
}

/** Adds to the result the time it took, in milliseconds. */
export async function timed<Answer>(work: Promise<Answer>): Promise<Answer & { ms: number }> {
  const begun = performance.now();
  const answer = await work;
  return { ...answer, ms: performance.now() - begun };
}
