import type { Env } from '../config/env.js';

/**
 * Fails the boot if the queue in PostgreSQL is unreachable or was never migrated. BullMQ keeps the error of the first
 * connection for ever: a queue would accept no job, and a worker would loop on the error without yielding. Redis is not
 * awaited, because its client reconnects.
 */
export async function failUnlessReady(
  queue: { waitUntilReady(): Promise<unknown> },
  env: Env,
): Promise<void> {
  if (!env.REDIS_URL) await queue.waitUntilReady();
}
