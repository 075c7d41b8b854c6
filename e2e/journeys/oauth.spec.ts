import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { logInAs, registerMember } from '../support/people.js';

const startOAuth = (page: Page) =>
  page.getByRole('button', { name: '달맞이 계정으로 계속하기' }).press('Enter');

async function agreeAndJoin(page: Page): Promise<void> {
  await page.getByLabel(/이용약관.*동의/).check();
  await page.getByLabel(/만 14세 이상/).check();
  await page.getByRole('button', { name: '동의하고 시작하기' }).click();
}

test('a new user signs up with OAuth, accepts the terms and returns to the previous page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/shared-posts?sort=likes');
  if (isMobile) await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('link', { name: '로그인' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await startOAuth(page);
  await expect(page).toHaveURL('/login/return');
  await expect(page.getByLabel('사용자 이름')).toHaveValue('달맞이꽃');
  await page.getByRole('button', { name: '동의하고 시작하기' }).click();
  await expect(page.getByText('이용약관에 동의해주세요.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await agreeAndJoin(page);
  await expect(page).toHaveURL('/shared-posts?sort=likes');
});

test('an OAuth user must set a password before removing the connection', async ({ page }) => {
  await page.goto('/register');
  await startOAuth(page);
  await agreeAndJoin(page);
  await expect(page).toHaveURL('/');
  await page.goto('/settings');
  await page.getByRole('button', { name: '달맞이 연결 끊기' }).press('Enter');
  await expect(page.getByText('이 연결을 끊으면 로그인할 방법이 없어요.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('새 비밀번호', { exact: true }).fill('깊은 밤의 호수');
  await page.getByLabel('새 비밀번호 확인').fill('깊은 밤의 호수');
  await page.keyboard.press('Enter');
  await expect(page.getByText('비밀번호를 만들었습니다.')).toBeFocused();
  await page.getByRole('button', { name: '달맞이 연결 끊기' }).click();
  await expect(page.getByText('로그인 연결을 끊었습니다.')).toBeFocused();
});

test('a member connects an OAuth provider by entering the password', async ({ page, request }) => {
  const member = await registerMember(request);
  await logInAs(page, member);
  await page.goto('/settings');
  await page.getByRole('button', { name: '달맞이 연결하기' }).press('Enter');
  const form = page.getByRole('listitem').filter({ hasText: '달맞이' });
  await form.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('로그인을 연결했습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '달맞이 연결 끊기' })).toBeVisible();
});

test('a login link started elsewhere is rejected, and cancelled or failed logins show a message', async ({
  page,
  request,
}) => {
  const address = await request.get('/api/auth/oauth/oidc', { maxRedirects: 0 });
  const back = await request.get(address.headers().location ?? '', { maxRedirects: 0 });
  const foreign = await request.get(back.headers().location ?? '', { maxRedirects: 0 });
  await page.goto(foreign.headers().location ?? '');
  await expect(page.getByRole('alert')).toContainText('처음부터 다시 시도해주세요.');
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/login/return?error=cancelled');
  await expect(page.getByRole('alert')).toContainText('로그인을 취소했어요.');
  await page.goto('/login/return?error=away');
  await expect(page.getByRole('alert')).toContainText('로그인 서비스에 연결할 수 없어요.');
});

test('a guest who registers in order to share returns to the result with the dialog open', async ({
  page,
}) => {
  await page.goto('/dream/new');
  await page.getByLabel('어떤 꿈을 꾸셨나요?').fill('큰 뱀이 방으로 들어왔다.');
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await page
    .getByText('회원가입하면 이 해석을 계정에 연결하고')
    .getByRole('link', { name: '회원가입' })
    .click();
  await startOAuth(page);
  await agreeAndJoin(page);
  await expect(page).toHaveURL(/\/dream\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('dialog', { name: '이 꿈을 게시판에 공유할까요?' })).toBeVisible();
});
