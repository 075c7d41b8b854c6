import { type ComponentType, lazy } from 'react';

const RELOADED_KEY = 'reloadedForNewVersion';

/**
 * A page in a file of its own. After a deploy the file may be gone: it is tried once more, then the page is reloaded,
 * once, so that nobody is left with a dead page and nobody is caught in a loop.
 */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    try {
      const page = await load().catch(load);
      sessionStorage.removeItem(RELOADED_KEY);
      return page;
    } catch (error) {
      if (sessionStorage.getItem(RELOADED_KEY) || !navigator.onLine) throw error;
      sessionStorage.setItem(RELOADED_KEY, 'yes');
      location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
