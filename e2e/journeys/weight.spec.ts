import { type Browser, expect } from '@playwright/test';
import { enterAs, newPerson, registerByCall } from '../support/account.js';
import { pagesModule, homeModules, pageModules, scriptsOf } from '../support/build.js';
import { test } from '../support/test.js';

const MOST_HOME_BYTES = 115_000;
const MOST_SHARED_BYTES = 130_000;
const MOST_PAGE_BYTES = 20_000;

const GUESTS_PAGES = ['/login', '/register', '/forgot-password'];
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

/** Compressed bytes by file, on a browser that was never here; with a token, as its owner. */
async function scriptsLoaded(browser: Browser, path: string, token?: string): Promise<Map<string, number>> {
  const page = await browser.newPage();
  if (token) await enterAs(page, token);
  const scripts: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await page.goto(path);
  // Alive first: the scripts wait for the first paint, and on a busy machine the network falls silent before it.
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(path);
  const found = new Map<string, number>();
  // One that was fetched ahead comes a second time, from the browser's own keeping.
  for (const [file, bytes] of await Promise.all(scripts))
    found.set(file, Math.max(bytes, found.get(file) ?? 0));
  await page.close();
  return found;
}

const sum = (bytes: Iterable<number>): number => [...bytes].reduce((total, one) => total + one, 0);

const bytesNotIn = (home: Map<string, number>, scripts: Map<string, number>): number =>
  sum([...scripts].filter(([file]) => !home.has(file)).map(([, bytes]) => bytes));

test('the build ships at most 115 kB of compressed script for the home page, 130 kB with what the others share, and 20 kB more for each further page', () => {
  const home = scriptsOf(...homeModules);
  expect(sum(home.values())).toBeLessThan(MOST_HOME_BYTES);
  const shared = scriptsOf(...homeModules, pagesModule());
  expect(sum(shared.values())).toBeLessThan(MOST_SHARED_BYTES);
  expect(pageModules().length).toBeGreaterThan(20);
  for (const page of pageModules()) {
    const more = bytesNotIn(shared, scriptsOf(page));
    expect(more, page).toBeGreaterThan(100);
    expect(more, page).toBeLessThan(MOST_PAGE_BYTES);
  }
});

test('a browser loads for the home page what the build says', async ({ browser }) => {
  const loaded = await scriptsLoaded(browser, '/');
  expect(sum(loaded.values())).toBeGreaterThan(50_000);
  expect(sum(loaded.values())).toBeLessThan(MOST_HOME_BYTES);
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
    for (const path of [...GUESTS_PAGES, ...PAGES]) {
      const token = GUESTS_PAGES.includes(path) ? undefined : tokenFor(path);
      const more = bytesNotIn(shared, await scriptsLoaded(browser, path, token));
      expect(more, path).toBeGreaterThan(100);
      expect(more, path).toBeLessThan(MOST_PAGE_BYTES);
    }
  },
);
