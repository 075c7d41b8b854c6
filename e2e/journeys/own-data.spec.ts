import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { newPerson, registerByCall } from '../support/account.js';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { logInAs, interpretAs, registerMember } from '../support/people.js';

test('a member changes the user name by keyboard and deletes the account with its data', async ({
  page,
  request,
}) => {
  const member = await registerMember(request);
  const dream = await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
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

test('the data page redirects a guest to the login', async ({ page }) => {
  await registerByCall(page, newPerson());
  await page.goto('/settings/data');
  await expect(page).toHaveURL('/login');
});

test('a member exports dreams and imports dreams from JSON and CSV', async ({ page, request }) => {
  const member = await registerMember(request);
  await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
  await page.goto('/settings/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON으로 내려받기' }).click();
  const file = await (await download).path();
  const upload = async (path: string | { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByLabel('꿈이 담긴 파일').setInputFiles(path);
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
  };
  await upload({ name: 'kkumpuri.json', mimeType: 'application/json', buffer: await readFile(file) });
  await expect(page.getByText('꿈 0개를 가져왔고, 1개는 가져오지 않았어요.')).toBeFocused();
  await page.getByText('가져오지 않은 줄').click();
  await expect(page.getByText('1번째: 이미 있는 꿈입니다.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  const csv = Buffer.from('date,text\n2024-05-03,바다를 건너는 꿈을 꾸었다');
  await upload({ name: 'dreams.csv', mimeType: 'text/csv', buffer: csv });
  await expect(page.getByText('꿈 1개를 가져왔어요.')).toBeVisible();
  await page.goto('/dream-diary');
  await expect(page.getByText('적어 둔 꿈이에요. 해석은 아직 없어요.')).toBeVisible();
});
