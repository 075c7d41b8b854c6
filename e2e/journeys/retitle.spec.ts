import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { logInAs, interpretAs, registerMember } from '../support/people.js';

test('a member renames a shared dream by keyboard, on the result page and on the board', async ({
  page,
  request,
}) => {
  const member = await registerMember(request);
  const dream = await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
  await page.goto(`/dream/${dream}`);
  await tabTo(page, 'button', '공유하기');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('제목', { exact: true })).toBeVisible();
  await page.getByLabel('제목', { exact: true }).fill('마당에 든 뱀');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '꿈이 공유되었습니다!' })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', '제목 바꾸기');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('제목', { exact: true })).toHaveValue('마당에 든 뱀');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('제목', { exact: true }).fill('담을 넘은 구렁이');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: '제목 바꾸기' })).toBeFocused();
  await page.reload();

  await page.getByRole('link', { name: '글 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '담을 넘은 구렁이' })).toBeVisible();
  await tabTo(page, 'button', '제목 바꾸기');
  await page.keyboard.press('Enter');
  await page.getByLabel('제목', { exact: true }).fill('오늘 밤에 죽을 거야');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /109/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('제목', { exact: true }).fill('구렁이와 나');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '구렁이와 나' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
