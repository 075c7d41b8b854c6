/** How long the old page may stay frozen while the new one renders; after that, the new page is shown as it is. */
const MAX_WAIT_MS = 350;
const MOON = 'moon';
const ARRIVED = '.stage .night-moon:not(.filling)';

const canAnimate = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function whenArrived(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => document.querySelector(ARRIVED) && settle());
    const timer = setTimeout(settle, MAX_WAIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Navigates to a dream's page; unless motion is reduced, the moon of its row morphs into the moon of the page. */
export function moveWithMoon(row: Element | null, navigate: () => void): void {
  if (!canAnimate()) return navigate();
  const moon = row?.querySelector<SVGElement>('.moon-mark.large, .night-moon');
  moon?.style.setProperty('view-transition-name', MOON);
  document.startViewTransition(async () => {
    moon?.style.removeProperty('view-transition-name');
    navigate();
    await whenArrived();
  });
}
