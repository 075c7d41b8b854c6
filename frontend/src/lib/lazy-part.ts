import { type ComponentType, lazy } from 'react';

const RELOADED_KEY = 'reloadedForNewVersion';

/** Returns true if sessionStorage is unavailable, to avoid an endless reload loop. */
function hasReloaded(): boolean {
  try {
    return sessionStorage.getItem(RELOADED_KEY) !== null;
  } catch {
    return true;
  }
}

function noteReloaded(reloaded: boolean): void {
  try {
    if (reloaded) sessionStorage.setItem(RELOADED_KEY, 'yes');
    else sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // sessionStorage is unavailable: see hasReloaded.
  }
}

/**
 * Lazy-loads a component from its own chunk. After a deploy the chunk may be gone: the import is retried once, then the
 * page is reloaded once, which avoids both a dead page and a reload loop.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    try {
      const page = await load().catch(load);
      noteReloaded(false);
      return page;
    } catch (error) {
      if (hasReloaded() || !navigator.onLine) throw error;
      noteReloaded(true);
      location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
