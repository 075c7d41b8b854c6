import { INTERPRET_JOB } from '../../src/queue/queue.types.js';
import { until } from './processes.js';
import { emptyQueue, queueOf } from './queue-of.js';
import type { TestService } from './service.js';

/** The state that the queue reports for a completed job: it is removed. */
export const DONE = 'unknown';

/** Enqueues a completed interpretation again and waits until a worker has finished that job. */
export async function enqueueAgain(service: TestService, interpretationId: string): Promise<void> {
  const queue = queueOf(service.api);
  const jobId = `again-${interpretationId}`;
  await queue.add(INTERPRET_JOB, { interpretationId }, { jobId });
  await until(async () => (await queue.getJobState(jobId)) === DONE);
}

export function jobState(service: TestService, interpretationId: string): Promise<string> {
  return queueOf(service.api).getJobState(interpretationId);
}

/** Simulates a queue store that lost all its data. */
export function wipeQueue(service: TestService): Promise<void> {
  return emptyQueue(service.api);
}
