import { expect, type Page, test } from '@playwright/test';
import { registerMember, shareAs } from '../support/people.js';

const DREAM = '그믐밤에 흰 뱀이 장독대 위로 올라갔다.';
const TITLE = '조용히 읽는 흰 뱀 꿈 해석';
const START = Date.now();

let post: string;

test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  post = `/post/${await shareAs(request, await registerMember(request), DREAM, TITLE)}`;
  await request.dispose();
});

test.describe('a first-time guest who only reads', () => {
  /** Opens a browser context of its own: the reused page may still receive the pointer events of another test. */
  const testAsNewGuest = test.extend<{ page: Page }>({
    page: async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
  });

  /** Scripts that the page runs, without prefetched ones. */
  const scriptsIn = (page: Page) =>
    page.locator('script[src]').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));

  testAsNewGuest(
    'a server-rendered page shows its text at once and loads its scripts at the first interaction',
    async ({ page }) => {
      // The clock stands still, because the page loads its scripts on its own after ten seconds.
      await page.clock.install({ time: START });
      await page.clock.pauseAt(START + 1_000);
      const ahead = page.waitForResponse(/\/assets\/index-[^/]+\.js$/);
      await page.goto(post);
      await ahead;
      expect(await scriptsIn(page)).toEqual([expect.stringMatching(/typefaces/)]);
      await expect(page.getByText(DREAM)).toBeVisible();

      const counted = page.waitForResponse(new RegExp(`/api/posts${post.slice('/post'.length)}$`));
      await page.clock.resume();
      // Dispatched directly: Chromium delivers a mouse move with the next frame, and this page at times draws none.
      await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
      const { post: read } = (await (await counted).json()) as { post: { views: number } };
      expect(read.views).toBeGreaterThan(0);
      await expect(page.getByText(`조회 ${read.views}`)).toBeVisible();
    },
  );

  testAsNewGuest('a view without any interaction counts after ten seconds', async ({ page }) => {
    await page.clock.install();
    const counted = page.waitForResponse(new RegExp(`/api/posts${post.slice('/post'.length)}$`));
    await page.goto(post);
    await expect.poll(() => scriptsIn(page)).toEqual([expect.stringMatching(/typefaces/)]);
    await page.clock.fastForward(10_000);
    await expect.poll(async () => (await scriptsIn(page)).length).toBeGreaterThan(5);
    await page.clock.resume();
    expect((await counted).ok()).toBe(true);
  });

  testAsNewGuest('a link works without loading the scripts', async ({ page }) => {
    const ahead = page.waitForResponse(/\/assets\/index-[^/]+\.js$/);
    await page.goto('/shared-posts');
    await ahead;
    const link = page.getByRole('link', { name: `자세히 보기 ${TITLE}` }).first();
    const before = await scriptsIn(page);
    // Dispatched directly: unlike a mouse, a finger sends no move events before it touches.
    await link.dispatchEvent('pointerdown');
    expect(await scriptsIn(page)).toEqual(before);
    await link.dispatchEvent('click');
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  });

  testAsNewGuest('the first key press hydrates the page', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await scriptsIn(page)).length).toBeGreaterThan(5);
  });
});

test('a returning user’s page loads its scripts without waiting for an interaction', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const counted = page.waitForResponse(new RegExp(`/api/posts${post.slice('/post'.length)}$`));
  await page.goto(post);
  expect((await counted).ok()).toBe(true);
});
