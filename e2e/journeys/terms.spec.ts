import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { enterAs, registerMember } from '../support/people.js';

/** As if the terms had changed in substance since the member agreed; the rest of the answer is the service's own. */
async function oweTerms(page: Page): Promise<void> {
  await page.route(/\/api\/auth\/verify$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), termsDue: '2025-09-01' },
    });
  });
}

async function expectAccessibleAsItStands(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, chosen) => (html.dataset.theme = chosen), theme);
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
}

test('terms that have changed are asked for by keyboard: refused first, then agreed to', async ({
  page,
  request,
}) => {
  const member = await registerMember(request);
  await enterAs(page, member);
  await oweTerms(page);
  await page.goto('/dream-diary');
  const dialog = page.getByRole('dialog', { name: '이용약관이 바뀌었어요' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(dialog.getByRole('listitem').first()).toContainText('2026. 12. 01.');
  await expectAccessibleAsItStands(page);

  // Escape is no answer: it leads to what one may do without agreeing.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/동의하지 않아도 꿈은 그대로 있고/)).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessibleAsItStands(page);
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
