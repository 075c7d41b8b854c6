import { HeldWrites } from './held-writes.js';
import type { TestService } from './service.js';
import { TcpProxy } from './tcp-proxy.js';

export interface WithheldQueue {
  /** Settings for a process whose words to the queue can be withheld. */
  settings: NodeJS.ProcessEnv;
  /** From now on nothing is written to the queue by whoever has these settings. */
  withhold: () => Promise<void>;
  /** What was withheld is lost. */
  lose: () => Promise<void>;
  close: () => Promise<void>;
}

/** A queue that does not hear any more, while the rows are written as ever. */
export async function withholdableQueue({ settings, dataSource }: TestService): Promise<WithheldQueue> {
  if (!settings.REDIS_URL) {
    let held: HeldWrites | undefined;
    return {
      settings,
      withhold: async () => void (held = await HeldWrites.to('jobs', dataSource)),
      lose: async () => held?.endForTheWaiting(),
      close: () => Promise.resolve(),
    };
  }
  const proxy = await TcpProxy.inFrontOf(settings.REDIS_URL);
  return {
    settings: { ...settings, REDIS_URL: proxy.url },
    withhold: () => Promise.resolve(proxy.freeze()),
    lose: () => proxy.mend(),
    close: () => proxy.close(),
  };
}
