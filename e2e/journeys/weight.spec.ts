import { type Browser, expect } from '@playwright/test';
import { logInAs, newPerson, registerByCall } from '../support/account.js';
import { pagesModule, homeModules, pageModules, scriptsOf } from '../support/build.js';
import { test } from '../support/test.js';

const MAX_HOME_BYTES = 115_000;
const MAX_SHARED_BYTES = 130_000;
const MAX_PAGE_BYTES = 20_000;

const GUEST_PAGES = ['/login', '/register', '/forgot-password'];
const PAGES = [
  '/dream/new',
  '/my-dreams',
  '/shared-posts',
  '/dream-diary',
  '/qna',
  '/qna/write',
  '/symbols',
  '/symbols/snake',
  '/settings',
  '/admin',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
];

/** Compressed bytes by file, loaded in a new browser context; with a token, as its owner. */
async function scriptsLoaded(browser: Browser, path: string, token?: string): Promise<Map<string, number>> {
  const page = await browser.newPage();
  if (token) await logInAs(page, token);
  const scripts: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await page.goto(path);
  // Waits for hydration first: scripts load after the first paint, and a busy machine's network may be idle before.
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(path);
  const found = new Map<string, number>();
  // A prefetched script is requested again and served from the browser cache, so keeps the larger size.
  for (const [file, bytes] of await Promise.all(scripts))
    found.set(file, Math.max(bytes, found.get(file) ?? 0));
  await page.close();
  return found;
}

const sum = (bytes: Iterable<number>): number => [...bytes].reduce((total, one) => total + one, 0);

const bytesNotIn = (home: Map<string, number>, scripts: Map<string, number>): number =>
  sum([...scripts].filter(([file]) => !home.has(file)).map(([, bytes]) => bytes));

test('the build ships at most 115 kB of compressed script for the home page, 130 kB with the shared chunk and 20 kB per further page', () => {
  const home = scriptsOf(...homeModules);
  expect(sum(home.values())).toBeLessThan(MAX_HOME_BYTES);
  const shared = scriptsOf(...homeModules, pagesModule());
  expect(sum(shared.values())).toBeLessThan(MAX_SHARED_BYTES);
  expect(pageModules().length).toBeGreaterThan(20);
  for (const page of pageModules()) {
    const more = bytesNotIn(shared, scriptsOf(page));
    expect(more, page).toBeGreaterThan(100);
    expect(more, page).toBeLessThan(MAX_PAGE_BYTES);
  }
});

test('a browser loads only the home page’s scripts of the build', async ({ browser }) => {
  const loaded = await scriptsLoaded(browser, '/');
  expect(sum(loaded.values())).toBeGreaterThan(50_000);
  expect(sum(loaded.values())).toBeLessThan(MAX_HOME_BYTES);
  const built = scriptsOf(...homeModules);
  expect([...loaded.keys()].filter((file) => !built.has(file))).toEqual([]);
});

test(
  'a browser loads at most 20 kB more for each further page',
  { tag: '@long' },
  async ({ browser, page, adminToken }) => {
    test.setTimeout(600_000);
    const memberToken = await registerByCall(page, newPerson());
    const tokenFor = (path: string) => (path === '/admin' ? adminToken : memberToken);
    const shared = scriptsOf(...homeModules, pagesModule());
    for (const path of [...GUEST_PAGES, ...PAGES]) {
      const token = GUEST_PAGES.includes(path) ? undefined : tokenFor(path);
      const more = bytesNotIn(shared, await scriptsLoaded(browser, path, token));
      expect(more, path).toBeGreaterThan(100);
      expect(more, path).toBeLessThan(MAX_PAGE_BYTES);
    }
  },
);
