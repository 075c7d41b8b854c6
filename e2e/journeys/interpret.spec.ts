import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { callCount, holdModel, uniqueDream } from '../support/model.js';

const field = (page: Page) => page.getByLabel('어떤 꿈을 꾸셨나요?');
const reading = (page: Page) => page.getByRole('heading', { name: '생각해 볼 물음' });

async function interpret(page: Page, dream: string): Promise<void> {
  await page.goto('/dream/new');
  await field(page).fill(dream);
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await expect(reading(page)).toBeVisible({ timeout: 30_000 });
}

test(
  'a guest gets from the home page to a reading by keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await tabTo(page, 'link', '꿈 해석 시작하기');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('큰 뱀이 집으로 들어왔다');
    await tabTo(page, 'button', '꿈 해석하기');
    await page.keyboard.press('Enter');
    await expect(reading(page)).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/dream\/[0-9a-f-]{36}$/);
    await expect(page).toHaveTitle('꿈 해석 결과 | 꿈풀이');
    await expect(page.locator('.evidence')).toContainText('뱀');
  },
);

test('a dream entered on the home page opens its reading', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await field(page).fill('큰 뱀이 집으로 들어왔다');
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await expect(reading(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: /^꿈 해석 결과/ })).toBeFocused();
});

test('a marked word of the dream moves the focus to its explanation', async ({ page }) => {
  await interpret(page, '큰 뱀이 집으로 들어왔다');
  await page.getByRole('button', { name: '뱀 풀이로' }).first().click();
  await expect(page.locator('.evidence li:focus')).toContainText('뱀');
});

test('markup in a dream is shown as text', async ({ page }) => {
  await interpret(page, uniqueDream('큰 <i>뱀</i>이 집으로 들어왔다 <img src=x>'));
  await expect(page.getByRole('main')).toContainText('큰 <i>뱀</i>이 집으로 들어왔다 <img src=x>');
  await expect(page.locator('main i, main img[src=x]')).toHaveCount(0);
});

test('a reading can be saved as an image', async ({ page }) => {
  await interpret(page, '큰 뱀이 집으로 들어왔다');
  await page.getByRole('button', { name: '이미지로 공유' }).click();
  const picture = page.getByRole('dialog', { name: '이미지로 공유' }).getByRole('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/png/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  await expect(page.getByRole('link', { name: '이미지 저장' })).toHaveAttribute('download', /png$/);
  await expectAccessible(page);
});

test('found symbols appear before the reading, at the result’s URL', async ({ page }) => {
  const dream = uniqueDream('느린 꿈에서 호랑이가 집으로 들어왔다');
  const release = await holdModel(dream);
  await page.goto('/dream/new');
  await field(page).fill(dream);
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await expect(page.getByRole('list', { name: '꿈에서 찾은 상징' })).toContainText('호랑이');
  await expect(page).toHaveURL(/\/dream\/[0-9a-f-]{36}$/);
  await expect(reading(page)).toBeHidden();
  await release();
  await expect(reading(page)).toBeVisible({ timeout: 30_000 });
});

test('a reload during interpretation resumes it without a second request', async ({ page }) => {
  const dream = uniqueDream('느린 꿈에서 호랑이를 만났다');
  const release = await holdModel(dream);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/interpret')) posts += 1;
  });
  await page.goto('/dream/new');
  await field(page).fill(dream);
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await expect(page.getByRole('list', { name: '꿈에서 찾은 상징' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: '꿈에서 찾은 상징' })).toContainText('호랑이');
  await release();
  await expect(reading(page)).toBeVisible({ timeout: 30_000 });
  expect(posts).toBe(1);
  expect(await callCount(dream)).toBe(1);
});

test('a guest finds the reading again in the list and at its URL', async ({ page }) => {
  const dream = uniqueDream('맑은 강을 건넜다');
  await interpret(page, dream);
  const address = page.url();
  await page.goto('/my-dreams');
  await expect(page.getByRole('link', { name: dream })).toBeVisible();
  await page.goto(address);
  await expect(reading(page)).toBeVisible();
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('dream_interpretations') ?? '[]') as unknown[],
  );
  expect(kept).toHaveLength(1);
});

test('a reading missing on the server is shown from browser storage with a notice', async ({ page }) => {
  await interpret(page, uniqueDream('하얀 새가 날아왔다'));
  await page.route('**/api/dreams/**', (route) =>
    route.fulfill({
      status: 404,
      json: { error: '해석을 찾을 수 없습니다.', code: 'not_found', requestId: 'x' },
    }),
  );
  await page.reload();
  await expect(page.getByText('이 기록은 현재 브라우저에만 저장되어 있어 공유할 수 없습니다.')).toBeVisible();
});

test('a draft survives a reload and a failed request, and typing clears the error', async ({ page }) => {
  await page.route('**/api/dreams/interpret', (route) => route.abort());
  await page.goto('/dream/new');
  await field(page).fill('잊고 싶지 않은 꿈');
  await page.reload();
  await expect(field(page)).toHaveValue('잊고 싶지 않은 꿈');
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await expect(page.getByText('서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')).toBeVisible();
  await expect(field(page)).toHaveValue('잊고 싶지 않은 꿈');
  await field(page).press('End');
  await page.keyboard.type('!');
  await expect(page.getByText('서버에 연결할 수 없습니다.')).toBeHidden();
});

test('a double click on the submit button sends one request', { tag: '@desktop' }, async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/interpret')) posts += 1;
  });
  await page.goto('/dream/new');
  await field(page).fill(uniqueDream('계단을 두 번 올랐다'));
  await page.getByRole('button', { name: '꿈 해석하기' }).dblclick();
  await expect(reading(page)).toBeVisible({ timeout: 30_000 });
  expect(posts).toBe(1);
});

test('an error on the result page has a message, a retry button and a link home', async ({ page }) => {
  await page.route('**/api/dreams/0b7c0c1e-0000-4000-8000-000000000000', (route) =>
    route.fulfill({ status: 500, body: 'x' }),
  );
  await page.clock.install();
  await page.goto('/dream/0b7c0c1e-0000-4000-8000-000000000000');
  // The page retries four times on its own, after pauses of up to four seconds.
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(page.getByText('해석을 불러오는 중 오류가 발생했습니다.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await page.getByRole('link', { name: '홈으로 돌아가기' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('nothing covers the text box in a low window', async ({ page }) => {
  await page.goto('/dream/new');
  for (const [width, height] of [
    [320, 640],
    [390, 430],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = Array.from({ length: 12 }, (_, line) => `${line + 1}번째 장면`).join('\n');
    await field(page).fill('');
    await page.evaluate(() => scrollTo(0, 0));
    await field(page).pressSequentially(lines);
    const covered = await page.evaluate(() => {
      const foot = document.querySelector('.box-foot')!.getBoundingClientRect();
      const area = document.querySelector('textarea')!.getBoundingClientRect();
      return area.bottom > foot.top;
    });
    expect(covered, `${width}x${height}`).toBe(false);
  }
});

test('the pages before a reading are accessible', { tag: '@both' }, async ({ page }) => {
  for (const address of ['/', '/dream/new', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});

test('a reading and the list of readings are accessible', { tag: '@both' }, async ({ page }) => {
  await interpret(page, uniqueDream('큰 뱀이 집으로 들어왔다'));
  await expectAccessibleInBothThemes(page);
  await page.goto('/my-dreams');
  await expect(page.getByText('전체 해석')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
