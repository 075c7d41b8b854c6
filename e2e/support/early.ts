import { expect, type Page } from '@playwright/test';

/** Delays all scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** React adds a `__reactFiber$` property to every element it has hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/**
 * Moves the mouse, because a server-rendered page loads its scripts at the first interaction. Moves to two points: the
 * page ignores a pointer that rests where an earlier page left it.
 */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(30, 30);
  await page.mouse.move(40, 40, { steps: 2 });
}

/** Waits until the page's heading is hydrated; the page must have been used before, e.g. by `interact`. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main h1').evaluate(isHydrated)).toBe(true);
}

/** Collects page and console errors, including blocked styles or scripts and hydration mismatches. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
