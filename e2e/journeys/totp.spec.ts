import { expect, test } from '@playwright/test';
import { logInAs, loginByForm, newPerson, registerByCall } from '../support/account.js';
import { expectAccessible } from '../support/axe.js';

const USER = {
  id: '0b7c0c1e-0000-4000-8000-000000000900',
  email: 'moon@kkumpuri.example',
  username: '보름달',
  is_admin: true,
  created_at: '2026-11-01T00:00:00.000Z',
};

/** Mocked, because the tests share one admin: with two-step sign-in enabled, the other tests could not log in. */
test('an admin sets up two-step sign-in', async ({ page }) => {
  await logInAs(page, await registerByCall(page, newPerson()));
  await page.route('**/api/auth/verify', (route) => route.fulfill({ json: { valid: true, user: USER } }));
  await page.route('**/api/auth/totp', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { enabled: false, recoveryCodesLeft: 0 } })
      : route.fulfill({
          json: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/moon?secret=ABCDEFGHIJKLMNOP' },
        }),
  );
  await page.route('**/api/auth/totp/confirm', (route) =>
    route.fulfill({
      json: { recoveryCodes: ['abcd-efgh-jkmn-pqrs-tuvw-xyz2', 'bcde-fghj-kmnp-qrst-uvwx-yz23'] },
    }),
  );
  await page.goto('/settings');
  const section = page.getByRole('region', { name: '2단계 인증' });
  await section.getByLabel('비밀번호', { exact: true }).fill('a-password');
  await section.getByRole('button', { name: '2단계 인증 설정' }).click();
  await expect(section.getByRole('img', { name: '인증 앱으로 찍는 QR 코드' })).toBeVisible();
  await expectAccessible(page);
  await section.getByLabel('인증 코드').fill('123456');
  await section.getByRole('button', { name: '확인하고 켜기' }).click();
  await expect(section.getByText('abcd-efgh-jkmn-pqrs-tuvw-xyz2')).toBeVisible();
  await expectAccessible(page);
});

test('the login asks for the code and keeps the input', async ({ page }) => {
  await page.route('**/api/auth/login', async (route) => {
    const { totp } = route.request().postDataJSON() as { totp?: string };
    if (totp === '123456') return route.fulfill({ json: { token: 'a-token', user: USER } });
    const json = {
      error: '인증 앱에 보이는 6자리 코드를 입력해주세요.',
      code: 'totp_required',
      requestId: 't',
    };
    return route.fulfill({ status: 401, json });
  });
  await page.goto('/login');
  await loginByForm(page, { email: USER.email, password: 'moonlight' });
  await expect(page.getByLabel('인증 코드')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('인증 코드').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
