import { expect, type Page, test } from '@playwright/test';
import { logInAs, loginByForm, newPerson, registerByCall, registerByForm } from '../support/account.js';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { disconnect, failing, unavailable } from '../support/states.js';

const VERIFY = /\/api\/auth\/verify$/;

test(
  'a guest registers by keyboard, sees the greeting on the home page, logs out and logs in again',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const person = newPerson();
    await page.goto('/register');
    await page.getByLabel('이메일').focus();
    for (const text of [person.email, person.username]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.getByLabel(/이용약관.*동의/).focus();
    await page.keyboard.press('Space');
    await page.getByLabel(/만 14세 이상/).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(`다시 오신 것을 환영해요, ${person.username}님`)).toBeVisible();

    if (isMobile) await page.getByRole('button', { name: '메뉴 열기' }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByText(`다시 오신 것을 환영해요, ${person.username}님`)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.goto('/login');
    await loginByForm(page, person);
    await expect(page.getByText(`다시 오신 것을 환영해요, ${person.username}님`)).toBeVisible();
  },
);

test('registering with a taken e-mail address shows an error and keeps the input', async ({ page }) => {
  const person = newPerson();
  await registerByCall(page, person);
  await registerByForm(page, person);
  await expect(page.getByRole('alert').filter({ hasText: '이미 사용 중인 이메일입니다.' })).toBeFocused();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(person.password);
});

for (const [problem, answer] of [
  ['fails', failing],
  ['is overloaded', unavailable],
  ['cannot be reached', disconnect],
] as const) {
  test(`a login survives while the service ${problem}, and resumes on its own afterwards`, async ({
    page,
  }) => {
    const person = newPerson();
    await registerByCall(page, person);
    await page.goto('/login');
    await loginByForm(page, person);
    await expect(page.getByText(`다시 오신 것을 환영해요, ${person.username}님`)).toBeVisible();
    await page.route(VERIFY, answer);
    await page.goto('/settings');
    await expect(page.getByText(/서비스에 연결할 수 없어요. 로그인은 그대로 남아 있고/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(person.email)).toBeVisible();
  });
}

test('the settings page redirects a guest to the login and back after it', async ({ page }) => {
  const person = newPerson();
  await registerByCall(page, person);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: '로그인', level: 1 })).toBeVisible();
  await loginByForm(page, person);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText(person.email)).toBeVisible();
});

test(
  'a changed password replaces the old one and keeps the session',
  { tag: '@desktop' },
  async ({ page }) => {
    const person = newPerson();
    await logInAs(page, await registerByCall(page, person));
    await page.goto('/settings');
    const change = page.getByRole('button', { name: '비밀번호 변경' });
    await expect(change).toBeDisabled();
    await page.getByLabel('현재 비밀번호').fill(person.password);
    await page.getByLabel('새 비밀번호', { exact: true }).fill('another-moon');
    await page.getByLabel('새 비밀번호 확인').fill('another-moon');
    await change.click();
    await expect(page.getByText('비밀번호가 변경되었습니다.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
    const old = await page.request.post('/api/auth/login', { data: person });
    expect(old.status()).toBe(401);
  },
);

test('a double click on the login button sends one request', { tag: '@desktop' }, async ({ page }) => {
  let requests = 0;
  await page.route('**/api/auth/login', async (route) => {
    requests += 1;
    await route.fulfill({ status: 500, json: { error: '로그인 중 오류가 발생했습니다.' } });
  });
  await page.goto('/login');
  await page.getByLabel('이메일').fill('moon@kkumpuri.example');
  await page.getByLabel('비밀번호', { exact: true }).fill('moonlight');
  await page.getByRole('main').getByRole('button', { name: '로그인' }).dblclick();
  await expect(page.getByText('로그인 중 오류가 발생했습니다.')).toBeVisible();
  expect(requests).toBe(1);
});

test('the form shows an error when the connection fails', async ({ page }) => {
  await page.route('**/api/auth/forgot-password', (route) => route.abort());
  await page.goto('/forgot-password');
  await page.getByLabel('이메일').fill('moon@kkumpuri.example');
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await expect(page.getByText('서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')).toBeVisible();
});

test('the forgot-password form shows the same answer for an unknown e-mail address', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('이메일').fill('nobody@kkumpuri.example');
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await expect(page.getByText('가입된 이메일이라면 비밀번호 재설정 안내를 보냈습니다.')).toBeVisible();
});

/** Mocks the check of the reset link as valid. */
const mockValidResetLink = (page: Page) =>
  page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ status: 204 }));

for (const path of ['/login', '/register', '/reset-password?token=x']) {
  // The three pages share one layout.
  const tag = path === '/login' ? '@both' : [];
  test(`${path} is accessible before and after validation errors`, { tag }, async ({ page }) => {
    await mockValidResetLink(page);
    await page.goto(path);
    await expect(page.locator('form')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}

test('/forgot-password, an expired reset link and the settings are accessible', async ({ page }) => {
  for (const path of ['/forgot-password', '/reset-password?token=old', '/settings']) {
    if (path === '/settings') await logInAs(page, await registerByCall(page, newPerson()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});

test('the forms fit the smallest phone', async ({ page }) => {
  await mockValidResetLink(page);
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x']) {
    await page.goto(path);
    await expect(page.locator('form')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
