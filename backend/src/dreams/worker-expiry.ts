/** Three heartbeats. Equals the default QUEUE_LOCK_MS, after which the queue gives up the jobs of a silent worker. */
export const WORKER_EXPIRY_MS = 15_000;
