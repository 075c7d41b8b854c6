import { INTERPRET_JOB } from '../../src/queue/queue.types.js';
import { until } from './processes.js';
import { emptyQueue, queueOf } from './queue-of.js';
import type { TestService } from './service.js';

/** How the queue speaks of a job that was done: it is there no more. */
export const DONE = 'unknown';

/** Delivers a done job once more and waits until a worker is through with it. */
export async function enqueueAgain(service: TestService, interpretationId: string): Promise<void> {
  const queue = queueOf(service.api);
  const jobId = `again-${interpretationId}`;
  await queue.add(INTERPRET_JOB, { interpretationId }, { jobId });
  await until(async () => (await queue.getJobState(jobId)) === DONE);
}

export function jobState(service: TestService, interpretationId: string): Promise<string> {
  return queueOf(service.api).getJobState(interpretationId);
}

/** As if the queue's store had lost everything. */
export function wipeQueue(service: TestService): Promise<void> {
  return emptyQueue(service.api);
}
