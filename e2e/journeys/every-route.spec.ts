import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.js';
import { cutWords, fontSizes, overflowOf, paleWords } from '../support/looks.js';
import { enterAs } from '../support/account.js';
import { routesWithData } from '../support/routes.js';
import { test } from '../support/test.js';

const [USUAL, LARGE] = [16, 28];
const THEMES = ['light', 'dark'];

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.mouse.move(30, 30, { steps: 2 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}

/** What a person sets in the browser's own settings. */
async function setBrowsersFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

async function expectLargeText(page: Page, route: string): Promise<void> {
  await setBrowsersFontSize(page, USUAL);
  await open(page, route);
  const before = await fontSizes(page);
  await setBrowsersFontSize(page, LARGE);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${LARGE}px`);
  const after = await fontSizes(page);
  expect.soft(before.length, `${route}: texts`).toBeGreaterThan(0);
  expect.soft(after, `${route}: texts`).toHaveLength(before.length);
  const grown = after.map((size, index) => size / (before[index] ?? NaN));
  expect
    .soft(
      grown.filter((factor) => Math.abs(factor - LARGE / USUAL) > 0.01),
      `${route}: factors`,
    )
    .toEqual([]);
  expect.soft(await overflowOf(page), `${route}: sideways`).toBeLessThanOrEqual(0);
  expect.soft(await cutWords(page), `${route}: cut`).toEqual([]);
}

async function expectDarkInk(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.emulateMedia({ media: 'print' });
  for (const theme of THEMES) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    expect.soft(await paleWords(page), `${route}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ media: 'screen' });
}

test.describe('with a font size of 28 in the browser', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.setTimeout(180_000);
  // The next test gets the same page.
  test.afterEach(({ page }) => setBrowsersFontSize(page, USUAL));

  test('a guest’s text grows with it and nothing is cut', async ({ page }) => {
    const { guest } = await routesWithData(page.request);
    for (const route of guest) await expectLargeText(page, route);
  });

  test('a member’s and an admin’s, too', async ({ page, adminToken }) => {
    const { member, own, admin } = await routesWithData(page.request);
    await page.goto('/disclaimer');
    await page.evaluate((token) => localStorage.setItem('token', token), member.token);
    for (const route of own) await expectLargeText(page, route);
    await page.evaluate((token) => localStorage.setItem('token', token), adminToken);
    for (const route of admin) await expectLargeText(page, route);
  });
});

test('what is printed is dark on white, whatever the theme', async ({ page }) => {
  test.setTimeout(120_000);
  const { member, own } = await routesWithData(page.request);
  await enterAs(page, member.token);
  for (const route of own) await expectDarkInk(page, route);
});

test('the browser’s own bars follow the theme', async ({ page }) => {
  const bars = page.locator('meta[name="theme-color"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.getByLabel('이메일')).toBeVisible();
  await expect(bars).toHaveAttribute('content', '#10131f');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(bars).toHaveAttribute('content', '#fbf8f1');
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  await expect(bars).toHaveAttribute('content', '#10131f');
  await page.reload();
  await expect(bars).toHaveAttribute('content', '#10131f');
});

test.describe('axe finds nothing on any route', { tag: ['@both', '@long'] }, () => {
  test.setTimeout(300_000);

  for (const who of ['guest', 'member', 'admin'] as const) {
    test(`of a ${who}`, async ({ page, adminToken }) => {
      const { member, guest, own, admin } = await routesWithData(page.request);
      if (who === 'member') await enterAs(page, member.token);
      if (who === 'admin') await enterAs(page, adminToken);
      const routes = { guest, member: own, admin: [...own, ...admin] }[who];
      for (const route of routes) {
        await test.step(route, async () => {
          await open(page, route);
          await expectAccessibleInBothThemes(page);
        });
      }
    });
  }
});
