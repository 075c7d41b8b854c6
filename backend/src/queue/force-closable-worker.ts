import { Worker } from 'bullmq';

/** A worker that can go without its queue: closing waits for connections that may be being made anew for ever. */
export class ForceClosableWorker extends Worker {
  /** Ends what closing has not ended in time. The jobs it still holds stall, and others take them over. */
  forceClose(): void {
    void this.lockManager.close();
    void this.disconnect().catch(() => undefined);
    this.closing = Promise.resolve();
  }
}
