import { type Browser, expect, test } from '@playwright/test';
import { ADMIN, enterAs, tokenOf } from '../support/account.js';

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
async function scriptsOf(browser: Browser, path: string, token?: string): Promise<Map<string, number>> {
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

test('the home page ships at most 140 kB of compressed script, each further page at most 20 kB more', async ({
  browser,
  page,
}) => {
  test.slow();
  const home = await scriptsOf(browser, '/');
  expect(sum(home.values())).toBeGreaterThan(50_000);
  expect(sum(home.values())).toBeLessThan(140_000);
  const token = await tokenOf(page, ADMIN);
  for (const path of [...GUESTS_PAGES, ...PAGES]) {
    const scripts = await scriptsOf(browser, path, GUESTS_PAGES.includes(path) ? undefined : token);
    const more = sum([...scripts].filter(([file]) => !home.has(file)).map(([, bytes]) => bytes));
    expect(more, path).toBeGreaterThan(100);
    expect(more, path).toBeLessThan(20_000);
  }
});
