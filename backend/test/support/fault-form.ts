import { appendFileSync } from 'node:fs';
import { queueBackends, type QueueBackend } from './service.js';

/** `npm run test:long -- faults` asks for the long form: both queues in every case, real patience. */
export const isLongForm = process.env.FAULTS === 'long';

/** Where taking both queues would only take longer, the short form takes one. */
export const oneBackend = (short: QueueBackend): QueueBackend[] => (isLongForm ? queueBackends : [short]);

/** Declares a test, or leaves it to the other form. */
export function inForm(wanted: boolean): (name: string, test: () => Promise<void>) => void {
  return wanted ? it : () => undefined;
}

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
