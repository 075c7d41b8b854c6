import { getQueueToken } from '@nestjs/bullmq';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import { INTERPRETATIONS_QUEUE, type InterpretJobData } from '../../src/queue/queue.types.js';

export function queueOf(api: NestFastifyApplication): Queue<InterpretJobData> {
  return api.get<Queue<InterpretJobData>>(getQueueToken(INTERPRETATIONS_QUEUE));
}

export async function emptyQueue(api: NestFastifyApplication): Promise<void> {
  await queueOf(api).obliterate({ force: true });
}
