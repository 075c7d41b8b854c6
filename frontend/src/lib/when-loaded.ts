const SETTLING_MS = 10_000;

/** The page with all it is made of is there; our scripts may have come before that or after. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** For what can wait, so that it does not compete with a page that is coming to life. */
export async function whenSettled(): Promise<void> {
  await whenLoaded();
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}
