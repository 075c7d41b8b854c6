import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { logInAs, interpretAs, registerMember } from '../support/people.js';

const TEN_SECONDS_MS = 10_000;

test('a member deletes a dream by keyboard, undoes that and deletes it permanently', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const member = await registerMember(request, '새벽안개');
  const dream = await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
  await page.goto('/dream-diary');
  const entry = page.locator('.diary-entry');
  await entry.getByRole('button', { name: /의 꿈 지우기$/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).press('Enter');
  await expect(entry).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '되돌리기' }).press('Enter');
  await expect(entry).toBeVisible();

  await page.goto(`/dream/${dream}`);
  await page.getByText('더보기').click();
  await page.getByRole('button', { name: '지우기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  await expect(page).toHaveURL(/\/dream-diary$/);
  await expect(page.getByText('지웠어요')).toBeVisible();
  await page.clock.fastForward(TEN_SECONDS_MS);
  await expect(page.getByText('지웠어요')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('해석을 찾을 수 없습니다.')).toBeVisible();
});

test('a deletion completes when its author logs out in another tab within ten seconds', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const member = await registerMember(request);
  const dream = await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
  await page.goto('/my-dreams');
  await page.getByRole('button', { name: /의 꿈 지우기$/ }).click();
  const removal = page.waitForResponse('**/api/removals');
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  expect((await removal).status()).toBe(201);
  const other = await context.newPage();
  await other.goto('/');
  if (isMobile) await other.getByRole('button', { name: '메뉴 열기' }).click();
  await other.getByRole('button', { name: '로그아웃' }).filter({ visible: true }).first().click();
  await expect(page.getByText('지웠어요')).toBeHidden();
  const login = await request.post('/api/auth/login', { data: member });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get(`/api/dreams/${dream}`, { headers })).status()).toBe(404);
  const list = await request.get('/api/dreams/my-dreams', { headers });
  expect(((await list.json()) as { interpretations: unknown[] }).interpretations).toEqual([]);
});

test('a dream deleted just before leaving the page is gone', async ({ page, request }) => {
  const member = await registerMember(request);
  const dream = await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
  await page.goto('/my-dreams');
  await page.getByRole('button', { name: /의 꿈 지우기$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByText('지웠어요')).toBeVisible();
  await page.goto('about:blank');
  const found = () => request.get(`/api/dreams/${dream}`, { headers: member.headers });
  await expect.poll(async () => (await found()).status()).toBe(404);
});
