import { expect, test } from '@playwright/test';
import { ADMIN, logInAs, newPerson, loginByCall, registerByCall } from '../support/account.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';

test('logging out other devices in the settings keeps this one logged in', async ({ page }) => {
  const person = newPerson();
  const other = await registerByCall(page, person);
  await logInAs(page, await loginByCall(page.request, person));
  await page.goto('/settings');
  await expect(page.getByText('지금 이 기기')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
  await expect(page.getByText('다른 기기에서 모두 로그아웃했습니다.')).toBeVisible();
  const refused = await page.request.get('/api/auth/sessions', {
    headers: { Authorization: `Bearer ${other}` },
  });
  expect(refused.status()).toBe(401);
  await page.reload();
  await expect(page.getByText('지금 이 기기')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('logging out revokes the token', async ({ page, isMobile }) => {
  const token = await registerByCall(page, newPerson());
  await logInAs(page, token);
  await page.goto('/settings');
  await expect(page.getByText('지금 이 기기')).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  const verify = () => page.request.post('/api/auth/verify', { data: { token } });
  await expect.poll(async () => ((await (await verify()).json()) as { valid: boolean }).valid).toBe(false);
});

test('the token of a reset link is removed from the URL at once', async ({ page }) => {
  const answer = await page.goto('/reset-password?token=a-secret-token');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('link', { name: '새 링크 받기' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
});

test('an admin logs a member out and answers a question without the shared password', async ({ page }) => {
  const person = newPerson();
  const token = await registerByCall(page, person);
  await logInAs(page, await loginByCall(page.request, ADMIN));
  await page.goto('/admin?tab=users');
  await page.getByRole('searchbox').fill(person.email);
  await page.getByLabel(`${person.username} 더보기`).click();
  await page.getByRole('button', { name: `${person.username} 로그아웃시키기` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃시키기' }).click();
  await expect(page.getByText('이 사용자를 모든 기기에서 로그아웃했습니다.')).toBeAttached();
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/auth/sessions', { headers })).status()).toBe(401);
  const created = await page.request.post('/api/qna', {
    data: {
      title: '답을 기다리는 질문',
      category: '일반',
      content: '같은 꿈을 며칠째 꾸고 있어요. 왜 그런지 궁금합니다.',
    },
  });
  const { question } = (await created.json()) as { question: { id: string } };
  await page.goto(`/qna/${question.id}`);
  await page.getByRole('button', { name: '답변 관리' }).click();
  await page.getByLabel('답변 내용').fill('마음에 오래 머무는 일을 비춰요.');
  await page.getByRole('button', { name: '답변 작성' }).click();
  await expect(page.getByText('답변을 저장했습니다.')).toBeVisible();
  await page.goto('/admin?tab=activity');
  await expect(page.getByText('답변 작성').first()).toBeVisible();
  await expectAccessible(page);
});
