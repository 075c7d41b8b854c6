import { expect, type Locator, type Page } from '@playwright/test';
import { logInAs } from '../support/account.js';
import { registerMember } from '../support/people.js';
import { test } from '../support/test.js';

const WIDTHS = [768, 820, 900, 960, 1120, 1280];
const LONG_NAME = '스무글자나되는아주긴이름을가진새벽안개님';

/** Checks that every item of the header is on one line, inside the window, and does not overlap another. */
async function expectOneLine(page: Page): Promise<void> {
  const broken = await page.locator('header.top').evaluate((header) => {
    const shown = [...header.querySelectorAll('.logo, li, .icon-button')].filter(
      (item) => item.getClientRects().length > 0,
    );
    const boxes = shown.map((item) => ({ text: item.textContent, box: item.getBoundingClientRect() }));
    return boxes.filter(({ box }, place) => {
      const before = boxes[place - 1]?.box;
      return box.height > 50 || box.right > innerWidth || (before && box.left < before.right);
    });
  });
  expect(broken).toEqual([]);
}

async function expectOnlyNameTruncated(greeting: Locator): Promise<void> {
  await expect(greeting).toBeInViewport({ ratio: 1 });
  const [whole, name] = await greeting.evaluate((item) =>
    [item, item.querySelector('span')!].map((part) => part.scrollWidth - part.clientWidth),
  );
  expect(whole).toBe(0);
  expect(name).toBeGreaterThan(0);
}

test.describe('the header', { tag: '@desktop' }, () => {
  for (const who of ['a guest', 'a member with a long name', 'an admin'] as const) {
    test(`the header fits on one line for ${who} at every width`, async ({ page, request, adminToken }) => {
      if (who === 'an admin') await logInAs(page, adminToken);
      if (who === 'a member with a long name')
        await logInAs(page, (await registerMember(request, LONG_NAME)).token);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/terms-of-service');
      await expect(
        page.getByRole('banner').getByRole(who === 'a guest' ? 'link' : 'button', {
          name: who === 'a guest' ? '로그인' : '로그아웃',
        }),
      ).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeHidden();
        await expectOneLine(page);
      }
    });
  }

  test('the header truncates a long name but not the text around it', async ({ page, request }) => {
    await logInAs(page, (await registerMember(request, LONG_NAME)).token);
    await page.goto('/terms-of-service');
    await page.setViewportSize({ width: 960, height: 800 });
    await expectOnlyNameTruncated(page.locator('.account .greeting'));
  });
});

test('the phone menu aligns its items on the left and truncates only a long name', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, (await registerMember(request, LONG_NAME)).token);
  await page.goto('/terms-of-service');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const edges = await page.locator('.sheet li').evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode()!);
      return Math.round(words.getBoundingClientRect().left);
    }),
  );
  expect(new Set(edges).size).toBe(1);
  await expectOnlyNameTruncated(page.locator('.sheet .greeting'));
});
