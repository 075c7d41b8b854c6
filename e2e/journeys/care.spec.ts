import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';

const INTENT = '꿈에서 큰 배를 탔어요. 요즘 너무 지쳐서 정말 죽고 싶어요.';

test(
  'a dream with a suicidal intent shows the helpline without scrolling',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/dream/new');
    await page.getByLabel('어떤 꿈을 꾸셨나요?').fill(INTENT);
    await page.getByRole('button', { name: '꿈 해석하기' }).click();
    const call = page.getByRole('link', { name: /109에 전화하기/ });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', 'tel:109');
    await expect(page.locator('a[href="tel:15770199"]')).toBeVisible();
    await expect(page.getByText('전통 해몽')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await page.getByText('적어 주신 꿈은 그대로 보관했어요').click();
    await expect(page.getByText(INTENT)).toBeVisible();
  },
);

test('a question with a suicidal intent stays in the form, and helpline numbers appear', async ({ page }) => {
  await page.goto('/qna/write');
  await page.getByLabel('제목').fill('꿈 이야기를 하고 싶어요');
  await page.getByLabel('내용').fill(INTENT);
  await page.getByRole('button', { name: '등록하기' }).click();
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('link', { name: /109/ })).toHaveAttribute('href', 'tel:109');
  await expect(page.getByLabel('내용')).toHaveValue(INTENT);
  await expectAccessible(page);
});
