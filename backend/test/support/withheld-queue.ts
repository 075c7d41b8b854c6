import { HeldWrites } from './held-writes.js';
import type { TestService } from './service.js';
import { TcpProxy } from './tcp-proxy.js';

export interface BlockableQueue {
  /** Settings for a process whose writes to the queue can be blocked. */
  settings: NodeJS.ProcessEnv;
  /** Blocks all writes to the queue by processes with these settings. */
  blockWrites: () => Promise<void>;
  /** Drops the blocked writes. */
  dropBlockedWrites: () => Promise<void>;
  close: () => Promise<void>;
}

/** Makes a queue whose writes can be blocked while rows are still written. */
export async function blockableQueue({ settings, dataSource }: TestService): Promise<BlockableQueue> {
  if (!settings.REDIS_URL) {
    let held: HeldWrites | undefined;
    return {
      settings,
      blockWrites: async () => void (held = await HeldWrites.lock('jobs', dataSource)),
      dropBlockedWrites: async () => held?.terminateBlocked(),
      close: () => Promise.resolve(),
    };
  }
  const proxy = await TcpProxy.inFrontOf(settings.REDIS_URL);
  return {
    settings: { ...settings, REDIS_URL: proxy.url },
    blockWrites: () => Promise.resolve(proxy.freeze()),
    dropBlockedWrites: () => proxy.restore(),
    close: () => proxy.close(),
  };
}
