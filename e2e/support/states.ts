import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './axe.js';

/** What the api may do to a page, reached by standing between them. */
export const failing = (route: Route) =>
  route.fulfill({ status: 500, json: { error: '', code: 'internal', requestId: 'test' } });
export const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { error: '', code: 'unavailable', requestId: 'test' } });
export const cut = (route: Route) => route.abort('connectionfailed');

/** Holds every matching call until let go. */
export async function slow(page: Page, address: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

/** While its data is on its way a page says so, and has nothing that axe would find. */
export async function expectWaiting(page: Page, address: RegExp, path: string): Promise<() => void> {
  const letGo = await slow(page, address);
  await page.goto(path);
  await expect(page.locator('.skeleton')).toBeVisible();
  await expectAccessible(page);
  return letGo;
}
