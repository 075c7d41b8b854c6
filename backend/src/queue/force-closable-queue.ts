import { Queue } from 'bullmq';
import { within } from '../concurrency/with-timeout.js';

const CLOSE_MS = 2_000;

/** A connection to Redis that is being made anew never tells of its end, and closing would wait for that. */
export class ForceClosableQueue extends Queue {
  override async close(): Promise<void> {
    await within(CLOSE_MS, super.close()).catch(() => {
      void this.disconnect().catch(() => undefined);
    });
  }
}
