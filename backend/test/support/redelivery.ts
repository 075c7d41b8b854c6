import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { INTERPRET_JOB, INTERPRETATIONS_QUEUE, type InterpretJobData } from '../../src/queue/queue.types.js';
import { until } from './processes.js';
import type { TestService } from './service.js';

const queueOf = (service: TestService) =>
  service.api.get<Queue<InterpretJobData>>(getQueueToken(INTERPRETATIONS_QUEUE));

/** Delivers a done job once more and waits until a worker is through with it. */
export async function enqueueAgain(service: TestService, interpretationId: string): Promise<void> {
  const queue = queueOf(service);
  const jobId = `again-${interpretationId}`;
  await queue.add(INTERPRET_JOB, { interpretationId }, { jobId });
  await until(async () => (await queue.getJobState(jobId)) === 'completed');
}

export function jobState(service: TestService, interpretationId: string): Promise<string> {
  return queueOf(service).getJobState(interpretationId);
}

/** As if the queue's store had lost everything. */
export async function wipeQueue(service: TestService): Promise<void> {
  await queueOf(service).obliterate({ force: true });
}
