/** Three heartbeats, and by default as long as the queue keeps the jobs of a silent worker. */
export const WORKER_EXPIRY_MS = 15_000;
