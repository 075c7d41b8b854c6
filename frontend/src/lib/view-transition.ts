/** How long the page may stand still for what comes; then it is shown as far as it is. */
const PATIENCE_MS = 350;
const MOON = 'moon';
const ARRIVED = '.stage .night-moon:not(.filling)';

const isWanted = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function whenArrived(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => document.querySelector(ARRIVED) && settle());
    const timer = setTimeout(settle, PATIENCE_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Goes to a dream's page; the moon of its row becomes the moon of its night. Where motion is not wanted, it only goes. */
export function moveWithMoon(row: Element | null, go: () => void): void {
  if (!isWanted()) return go();
  const moon = row?.querySelector<SVGElement>('.moon-mark.large, .night-moon');
  moon?.style.setProperty('view-transition-name', MOON);
  document.startViewTransition(async () => {
    moon?.style.removeProperty('view-transition-name');
    go();
    await whenArrived();
  });
}
