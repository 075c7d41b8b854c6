import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { logInAs, registerMember } from '../support/people.js';

/** Adds a due change of the terms to the service's verify response. */
async function mockTermsDue(page: Page): Promise<void> {
  await page.route(/\/api\/auth\/verify$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), termsDue: '2025-09-01' },
    });
  });
}

async function expectAccessibleWithDialog(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, chosen) => (html.dataset.theme = chosen), theme);
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
}

test('changed terms can be declined and then accepted by keyboard', async ({ page, request }) => {
  const member = await registerMember(request);
  await logInAs(page, member);
  await mockTermsDue(page);
  await page.goto('/dream-diary');
  const dialog = page.getByRole('dialog', { name: '이용약관이 바뀌었어요' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(dialog.getByRole('listitem').first()).toContainText('2026. 12. 01.');
  await expectAccessibleWithDialog(page);

  // Escape does not decline: it shows the options without agreement.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/동의하지 않아도 꿈은 그대로 있고/)).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessibleWithDialog(page);
  await tabTo(page, 'link', '내려받기와 탈퇴');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '내 데이터' })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto('/dream-diary');
  await tabTo(page, 'button', '동의하고 계속하기');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const { headers } = member;
  const { user } = (await (await request.get('/api/auth/me', { headers })).json()) as {
    user: { agreed_terms: string; agreed_at: string };
  };
  expect(user.agreed_terms).toBe('2026-12-01');
  expect(Date.now() - Date.parse(user.agreed_at)).toBeLessThan(60_000);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});
