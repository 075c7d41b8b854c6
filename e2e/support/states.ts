import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './axe.js';

/** Route handlers that simulate API failures. */
export const failing = (route: Route) =>
  route.fulfill({ status: 500, json: { error: '', code: 'internal', requestId: 'test' } });
export const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { error: '', code: 'unavailable', requestId: 'test' } });
export const disconnect = (route: Route) => route.abort('connectionfailed');

/** Delays every matching request until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}

/** Checks that the page shows an accessible skeleton while its data loads. Returns the function that ends the delay. */
export async function expectLoadingState(page: Page, address: RegExp, path: string): Promise<() => void> {
  const release = await holdRequests(page, address);
  // The request is sent by the loaded page; before it, the skeleton may be that of a page whose code is still loading.
  const requested = page.waitForRequest(address);
  await page.goto(path);
  await requested;
  await expect(page.locator('.skeleton')).toBeVisible();
  await expectAccessible(page);
  return release;
}
