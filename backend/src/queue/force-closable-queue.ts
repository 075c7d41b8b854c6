import { Queue } from 'bullmq';
import pTimeout from 'p-timeout';

const CLOSE_MS = 2_000;

/** Closes within a time limit: a Redis connection that is reconnecting never reports its end to `close`. */
export class ForceClosableQueue extends Queue {
  override async close(): Promise<void> {
    await pTimeout(super.close(), { milliseconds: CLOSE_MS }).catch(() => {
      void this.disconnect().catch(() => undefined);
    });
  }
}
