import { Queue } from 'bullmq';
import pTimeout from 'p-timeout';

const CLOSE_MS = 2_000;

/** A connection to Redis that is being made anew never tells of its end, and closing would wait for that. */
export class ForceClosableQueue extends Queue {
  override async close(): Promise<void> {
    await pTimeout(super.close(), { milliseconds: CLOSE_MS }).catch(() => {
      void this.disconnect().catch(() => undefined);
    });
  }
}
