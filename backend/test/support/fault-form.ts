import { appendFileSync } from 'node:fs';
import { queueBackends, type QueueBackend } from './service.js';

/** `npm run test:long` takes the long form: both queues in every case, the default clocks, real sizes. */
export const isLongForm = process.env.TEST_FORM === 'long';

/** Where the fault does not touch the queue, the short form runs on one backend. */
export const oneBackend = (short: QueueBackend): QueueBackend[] => (isLongForm ? queueBackends : [short]);

/** The long form keeps the defaults, as people run the service; the short form detects every fault within seconds. */
export const clocks: Record<string, string> = isLongForm
  ? {}
  : {
      QUEUE_LOCK_MS: '3000',
      QUEUE_STALLED_CHECK_MS: '1000',
      SWEEP_INTERVAL_MS: '500',
    };

/**
 * For specs about connections that only look open; elsewhere a busy machine could reach it by being slow.
 * Longer than a call waits twice for a full pool.
 */
export const shortSilence: Record<string, string> = isLongForm ? {} : { CONNECTION_SILENCE_MS: '12000' };

interface Finding {
  fault: string;
  queue: QueueBackend | 'either';
  /** What the client was answered. */
  answer: string | number;
  ms: number;
}

/** For the table that `npm run test:long -- faults` prints at its end. */
export function found({ fault, queue, answer, ms }: Finding): void {
  const file = process.env.FAULTS_REPORT;
  if (!file) return;
  const seconds = Math.round(ms / 100) / 10;
  appendFileSync(file, `${JSON.stringify({ fault, queue, answer, seconds })}\n`);
}

/** How long it took, in milliseconds, and what came of it. */
export async function timed<Answer>(work: Promise<Answer>): Promise<Answer & { ms: number }> {
  const begun = performance.now();
  const answer = await work;
  return { ...answer, ms: performance.now() - begun };
}
