import { type ComponentType, lazy } from 'react';

const RELOADED_KEY = 'reloadedForNewVersion';

/** Where a tab may keep nothing, it counts as reloaded: it must not reload for ever. */
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
    // See hasReloaded.
  }
}

/**
 * A page, or a part of one, in a file of its own. After a deploy the file may be gone: it is tried once more, then the page is reloaded,
 * once, so that nobody is left with a dead page and nobody is caught in a loop.
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
