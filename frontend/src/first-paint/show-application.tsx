import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from './react-dom';
import { takeOverRoot } from './take-over-root';

/**
 * Hydrates a page that the server rendered for this user; otherwise renders the application from scratch. Both run as a
 * transition, which React splits into short tasks so that the page stays responsive.
 */
export function showApplication(application: ReactNode, { hydrate }: { hydrate: boolean }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (hydrate) {
    startTransition(() => void hydrateRoot(root, application));
    return;
  }
  const place = takeOverRoot(root);
  // Rendered for the current user, so shell.css need not hide anything from a member.
  place.dataset.live = '';
  startTransition(() => createRoot(place).render(application));
}
