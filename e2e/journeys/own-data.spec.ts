import { expect, test } from '@playwright/test';
import { newPerson, registerByCall } from '../support/account.js';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { enterAs, interpretAs, registerMember } from '../support/people.js';

test('a member changes the name by keyboard, and leaves with everything', async ({ page, request }) => {
  const member = await registerMember(request);
  const dream = await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await enterAs(page, member);
  await page.goto('/settings');
  await page.getByText('사용자 이름 바꾸기').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('새 사용자 이름').fill('초승달');
  await page.keyboard.press('Enter');
  await expect(page.getByText('사용자 이름이 변경되었습니다.')).toBeFocused();
  await page.getByText('이메일 바꾸기').click();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: '내 데이터 내려받기와 탈퇴' }).click();
  await page.getByRole('button', { name: '탈퇴하기' }).press('Enter');
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '탈퇴가 끝났어요' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const login = await request.post('/api/auth/login', { data: member });
  expect(login.status()).toBe(401);
  expect((await request.get(`/api/dreams/${dream}`)).status()).toBe(404);
});

test('the data page sends a guest to the login', async ({ page }) => {
  await registerByCall(page, newPerson());
  await page.goto('/settings/data');
  await expect(page).toHaveURL('/login');
});
