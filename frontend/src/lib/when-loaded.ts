const SETTLING_MS = 10_000;
/** For browsers without requestIdleCallback. */
const IDLE_AFTER_MS = 1_500;

/** Resolves after the window's load event, even if it fired before this call. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, IDLE_AFTER_MS);
  });
}

/** For deferrable work, so that it does not compete with the page's start-up. */
export async function whenSettled(): Promise<void> {
  await whenLoaded();
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}
