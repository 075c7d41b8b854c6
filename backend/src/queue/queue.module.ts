import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { ENV, type Env } from '../config/env.js';
import { PreparingClient } from '../database/preparing-client.js';
import { InterpretationQueueService } from './interpretation-queue.service.js';
import { ForceClosableQueue } from './force-closable-queue.js';
import { ForceClosableWorker } from './force-closable-worker.js';
import { QueueStateService } from './queue-state.service.js';
import { INTERPRETATIONS_QUEUE, QUEUE_SCHEMA, queuePolicies } from './queue.types.js';

/** Each Queue and Worker opens its own pool in addition to the LISTEN connection. */
const POOL_SIZE = 4;
const CONNECT_MS = 5_000;
/** Interval of reconnection attempts: the longest time until a recovered Redis is noticed. */
const RECONNECT_MS = 1_000;

/** Puts the queue in Redis if `REDIS_URL` is set, otherwise in PostgreSQL. */
function queueOptions(env: Env): QueueOptions {
  const defaultJobOptions = queuePolicies[INTERPRETATIONS_QUEUE].job;
  if (env.REDIS_URL) {
    setDefaultBackendFactory();
    const connection = {
      url: env.REDIS_URL,
      maxRetriesPerRequest: null,
      socketTimeout: env.CONNECTION_SILENCE_MS,
      retryStrategy: () => RECONNECT_MS,
    };
    return { connection, defaultJobOptions };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const connection = {
    connectionString: env.DATABASE_URL,
    schema: QUEUE_SCHEMA,
    max: POOL_SIZE,
    Client: PreparingClient,
    // The sweeper restores jobs that are lost in a database crash from the rows.
    options: '-c synchronous_commit=off',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: env.CONNECTION_SILENCE_MS,
  };
  return { connection, defaultJobOptions };
}

BullModule.queueClass = ForceClosableQueue;
BullModule.workerClass = ForceClosableWorker;

@Module({
  imports: [
    BullModule.forRootAsync({ inject: [ENV], useFactory: queueOptions }),
    BullModule.registerQueue({ name: INTERPRETATIONS_QUEUE }),
  ],
  providers: [InterpretationQueueService, QueueStateService],
  exports: [BullModule, InterpretationQueueService, QueueStateService],
})
export class QueueModule {}
