import { Worker } from 'bullmq';

/** A worker that can stop without its queue: `close` waits for connections, which may be reconnecting forever. */
export class ForceClosableWorker extends Worker {
  /** Ends what `close` has not ended in time. The worker's remaining jobs stall, and other workers take them over. */
  forceClose(): void {
    void this.lockManager.close();
    void this.disconnect().catch(() => undefined);
    this.closing = Promise.resolve();
  }
}
