import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from './react-dom';
import { takeOverRoot } from './take-over-root';

/**
 * A page that came rendered for who is here comes to life where it is (`hydrate`). Everything else is drawn anew. Both in
 * pieces (a transition), between which the page answers.
 */
export function showApplication(application: ReactNode, { hydrate }: { hydrate: boolean }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (hydrate) {
    startTransition(() => void hydrateRoot(root, application));
    return;
  }
  const place = takeOverRoot(root);
  // What is drawn here knows who is there: nothing in it needs hiding (styles/shell.css).
  place.dataset.live = '';
  startTransition(() => createRoot(place).render(application));
}
