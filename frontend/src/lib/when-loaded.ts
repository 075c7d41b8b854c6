const SETTLING_MS = 10_000;
/** Where the browser does not tell. */
const IDLE_AFTER_MS = 1_500;

/** The page with all it is made of is there; our scripts may have come before that or after. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Nothing that a person waits for is being done. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, IDLE_AFTER_MS);
  });
}

/** For what can wait, so that it does not compete with a page that is coming to life. */
export async function whenSettled(): Promise<void> {
  await whenLoaded();
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}
