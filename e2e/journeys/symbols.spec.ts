import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { disconnect, expectLoadingState } from '../support/states.js';

const LIST = /\/api\/symbols$/;

test('a symbol can be found by its initial consonants and links to the dream form', async ({ page }) => {
  await page.goto('/symbols');
  await expect(page.getByRole('heading', { name: /^동물/ })).toBeVisible();
  await page.getByRole('searchbox', { name: '상징 검색' }).fill('ㅎㄹㅇ');
  await expect(page).toHaveURL(/[?]q=/);
  await page.getByRole('link', { name: /^호랑이 권세/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '호랑이 꿈 해몽' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '심리학적 관점' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '상징 검색' })).toHaveValue('ㅎㄹㅇ');
  await page.goForward();
  await page.getByRole('link', { name: '내 꿈 해석하기' }).click();
  await expect(page).toHaveURL(/\/dream\/new$/);
});

test('a search without results offers to show all symbols', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/symbols?q=없는말');
  await page.getByRole('button', { name: '전체 보기' }).click();
  await expect(page.getByRole('heading', { name: /^동물/ })).toBeVisible();
});

test('the symbol pages show their loading, error and not-found states', async ({ page }) => {
  // A list with a query in its address is rendered in the browser.
  const release = await expectLoadingState(page, LIST, '/symbols?kind=animal');
  release();
  await expect(page.getByRole('heading', { name: /^동물/ })).toBeVisible();
  await page.route(/\/api\/symbols\/tiger/, disconnect);
  await page.getByRole('link', { name: /^호랑이 권세/ }).click();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '호랑이 꿈 해몽' })).toBeVisible();
  await page.goto('/symbols/nothing-of-the-kind');
  await expect(page.getByText('꿈 상징을 찾을 수 없습니다.')).toBeVisible();
  await expectAccessible(page);
});

for (const path of ['/symbols', '/symbols/snake', '/symbols/suicide-dream']) {
  test(`${path} is accessible and fits the smallest phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
  });
}
