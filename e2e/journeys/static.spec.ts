import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';

const PAGES = [
  { path: '/privacy-policy', heading: '개인정보처리방침' },
  { path: '/terms-of-service', heading: '이용약관' },
  { path: '/disclaimer', heading: '면책조항' },
];

for (const { path, heading } of PAGES) {
  test(`${heading} opens from the footer in a new tab, is accessible and fits the smallest phone`, async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    // The footer moves when the form appears.
    await expect(page.getByLabel('이메일')).toBeVisible();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('contentinfo').getByRole('link', { name: heading }).click(),
    ]);
    await expect(opened).toHaveURL(path);
    await expect(opened).toHaveTitle(`${heading} | 꿈풀이`);
    await expect(opened.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(opened);
    await expectNoSidewaysScroll(opened);
  });
}

test('the helpline numbers are phone links', async ({ page }) => {
  await page.goto('/disclaimer');
  for (const number of ['109', '1577-0199', '1388', '119'])
    await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
});

test('the privacy policy shows its effective date and a contact', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('시행일: 2025년 9월 1일')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
});
