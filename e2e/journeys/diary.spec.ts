import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { logInAs, interpretAs, registerMember } from '../support/people.js';
import { disconnect, expectLoadingState } from '../support/states.js';

const LIST = /\/api\/dreams\/my-dreams/;

test('the diary greets the member, shows the statistics and opens a dream in a new tab', async ({
  page,
  request,
  context,
}) => {
  const member = await registerMember(request, '새벽안개');
  const dream = await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
  await page.goto('/dream-diary');
  await expect(page.getByText('새벽안개님의 꿈 일기')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('1');
  const [card, entry] = await Promise.all([
    page.locator('.statistics').boundingBox(),
    page.locator('.diary-entry').boundingBox(),
  ]);
  // Stacked on a phone, side by side on a desktop, with a gap either way.
  const below = entry!.y - (card!.y + card!.height);
  const beside = entry!.x - (card!.x + card!.width);
  expect(Math.max(below, beside)).toBeGreaterThanOrEqual(12);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /자세히 보기/ }).click();
  await expect(await opened).toHaveURL(new RegExp(`/dream/${dream}$`));
});

test(
  'a guest sees an invitation and returns to the diary after logging in',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const member = await registerMember(request, '새벽안개');
    await page.goto('/dream-diary');
    await expect(page.getByText('꿈 일기는 회원만 볼 수 있어요.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
    await page.getByRole('textbox', { name: '이메일' }).fill(member.email);
    await page.getByRole('textbox', { name: '비밀번호' }).fill(member.password);
    await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
    await expect(page).toHaveURL(/\/dream-diary$/);
    await expect(page.getByText('새벽안개님의 꿈 일기')).toBeVisible();
  },
);

test('the diary shows its loading, empty and error states', async ({ page, request }) => {
  await logInAs(page, await registerMember(request));
  const release = await expectLoadingState(page, LIST, '/dream-diary');
  release();
  await expect(page.getByText('아직 기록된 꿈이 없어요')).toBeVisible();
  await expectAccessible(page);
  await page.route(LIST, disconnect);
  await page.reload();
  await expect(page.getByText('꿈 기록을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
  await expect(page.getByText('아직 기록된 꿈이 없어요')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('아직 기록된 꿈이 없어요')).toBeVisible();
});

test('the diary is accessible and fits the smallest phone', async ({ page, request }) => {
  const member = await registerMember(request);
  await interpretAs(request, member, '이빨이 하나씩 빠져서 손바닥에 모았다.');
  await logInAs(page, member);
  await page.goto('/dream-diary');
  await expect(page.getByRole('link', { name: /자세히 보기/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
