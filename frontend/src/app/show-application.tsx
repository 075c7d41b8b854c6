import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storedToken } from '@/api/session';
import { paths } from '@/lib/paths';
import { takeOverRoot } from './take-over-root';

/**
 * The home page comes rendered for a guest: for one, it comes to life where it is. Everything else is drawn anew, at
 * once, so that nobody touches what is about to be replaced.
 */
export function showApplication(application: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (location.pathname === paths.home && root.hasChildNodes() && storedToken() === null) {
    hydrateRoot(root, application);
    return;
  }
  const drawn = createRoot(takeOverRoot(root));
  flushSync(() => drawn.render(application));
}
