import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.js';
import { interact } from '../support/early.js';
import { clippedTexts, fontSizes, overflowOf, lowContrastTexts } from '../support/looks.js';
import { logInAs } from '../support/account.js';
import { routesWithData } from '../support/routes.js';
import { test } from '../support/test.js';

const [DEFAULT, LARGE] = [16, 28];
const THEMES = ['light', 'dark'];

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await interact(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}

/** Sets the browser's default font size. */
async function setBrowserFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

async function expectLargeText(page: Page, route: string): Promise<void> {
  await setBrowserFontSize(page, DEFAULT);
  await open(page, route);
  const before = await fontSizes(page);
  await setBrowserFontSize(page, LARGE);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${LARGE}px`);
  const after = await fontSizes(page);
  expect.soft(before.length, `${route}: texts`).toBeGreaterThan(0);
  expect.soft(after, `${route}: texts`).toHaveLength(before.length);
  const grown = after.map((size, index) => size / (before[index] ?? NaN));
  expect
    .soft(
      grown.filter((factor) => Math.abs(factor - LARGE / DEFAULT) > 0.01),
      `${route}: factors`,
    )
    .toEqual([]);
  expect.soft(await overflowOf(page), `${route}: horizontal overflow`).toBeLessThanOrEqual(0);
  expect.soft(await clippedTexts(page), `${route}: clipped`).toEqual([]);
}

async function expectDarkTextInPrint(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.emulateMedia({ media: 'print' });
  for (const theme of THEMES) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    expect.soft(await lowContrastTexts(page), `${route}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ media: 'screen' });
}

test.describe('with a browser font size of 28 px', { tag: '@long' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.setTimeout(180_000);
  // Resets the font size, because the next test reuses the page.
  test.afterEach(({ page }) => setBrowserFontSize(page, DEFAULT));

  test('text on guest pages scales and is not clipped', async ({ page }) => {
    const { guest } = await routesWithData(page.request);
    for (const route of guest) await expectLargeText(page, route);
  });

  test('text on member and admin pages scales and is not clipped', async ({ page, adminToken }) => {
    const { member, own, admin } = await routesWithData(page.request);
    await page.goto('/disclaimer');
    await page.evaluate((token) => localStorage.setItem('token', token), member.token);
    for (const route of own) await expectLargeText(page, route);
    await page.evaluate((token) => localStorage.setItem('token', token), adminToken);
    for (const route of admin) await expectLargeText(page, route);
  });
});

test('pages print dark on white in both themes', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { member, own } = await routesWithData(page.request);
  await logInAs(page, member.token);
  for (const route of own) await expectDarkTextInPrint(page, route);
});

test('the browser’s theme color follows the theme', async ({ page }) => {
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

test.describe('every route is accessible', { tag: ['@both', '@long'] }, () => {
  test.setTimeout(300_000);

  for (const who of ['guest', 'member', 'admin'] as const) {
    test(`every route of a ${who} has no axe violations`, async ({ page, adminToken }) => {
      const { member, guest, own, admin } = await routesWithData(page.request);
      if (who === 'member') await logInAs(page, member.token);
      if (who === 'admin') await logInAs(page, adminToken);
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
