import type { BrowserContext, Page } from '@playwright/test';

const FLAG = 'emulated-offline';

/**
 * Cuts or restores the network of a page's context. `setOffline` alone is not enough: a document that a service worker
 * serves may start with `navigator.onLine` true, so that the cookie overrides it.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  const context = page.context();
  await context.setOffline(isOffline);
  if (isOffline) await overrideOnLine(page, context);
  else await context.clearCookies({ name: FLAG });
  await page.evaluate((type) => dispatchEvent(new Event(type)), isOffline ? 'offline' : 'online');
}

async function overrideOnLine(page: Page, context: BrowserContext): Promise<void> {
  const override = (flag: string) =>
    Object.defineProperty(Navigator.prototype, 'onLine', {
      configurable: true,
      get: () => !document.cookie.includes(flag),
    });
  await context.addCookies([{ name: FLAG, value: 'yes', url: new URL(page.url()).origin }]);
  await context.addInitScript(override, FLAG);
  await page.evaluate(override, FLAG);
}
