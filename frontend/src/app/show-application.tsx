import { type ReactNode, startTransition } from 'react';
import { storedToken } from '@/api/session';
import { paths } from '@/lib/paths';
import { createRoot, hydrateRoot } from './react-dom';
import { takeOverRoot } from './take-over-root';

/**
 * The home page comes rendered for a guest: for one, it comes to life where it is. Everything else is drawn anew. Both in
 * pieces (a transition), between which the page answers.
 */
export function showApplication(application: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (location.pathname === paths.home && root.hasChildNodes() && storedToken() === null) {
    startTransition(() => void hydrateRoot(root, application));
    return;
  }
  const place = takeOverRoot(root);
  // What is drawn here knows who is there: nothing in it needs hiding (styles/shell.css).
  place.dataset.live = '';
  startTransition(() => createRoot(place).render(application));
}
