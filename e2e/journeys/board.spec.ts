import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { logInAs, type Member, registerMember, shareAs } from '../support/people.js';
import { disconnect, expectLoadingState, failing } from '../support/states.js';

const LIST = /\/api\/posts\?/;
/** The page contains the newest posts; popular posts are fetched from the API. */
const FETCHED_BOARD = '/shared-posts?sort=popular';
const word = () => `달빛${Math.random().toString(36).slice(2, 8)}`;

/** A post as the API returns it, for lists too long to create by sharing. */
const mockPost = (number: number) => ({
  id: `0b7c0c1e-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `${number}번째 꿈`,
  author_username: null,
  symbols: [{ id: 'snake', name: '뱀' }],
  dream_content: '뱀이 방으로 들어왔다. '.repeat(20),
  interpretation: '재물이 들어오는 모습으로 읽어 왔어요. '.repeat(20),
  engine: 'lexicon',
  verdict: '길',
  headline: '문턱을 넘어온 뱀',
  views: 1,
  likes: 1,
  liked: false,
  created_at: '2026-11-20T22:12:00.000Z',
});

async function serveLongBoard(page: Page): Promise<void> {
  await page.route(LIST, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const posts = Array.from({ length: 24 }, (_, place) => mockPost(from + place + 1));
    return route.fulfill({ json: { posts, nextCursor: from < 72 ? String(from + 24) : null } });
  });
  await page.route(/\/api\/posts\/[0-9a-f-]{36}$/, (route) =>
    route.fulfill({ json: { post: mockPost(40) } }),
  );
  await page.route(/\/similar$/, (route) => route.fulfill({ json: { posts: [] } }));
}

test.describe('shared dreams', () => {
  let author: Member;
  let mark: string;
  let postId: string;
  let title: string;

  test.beforeAll(async ({ playwright }, { project }) => {
    const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
    author = await registerMember(request);
    mark = word();
    title = `${mark} 뱀 꿈 해석`;
    postId = await shareAs(request, author, `${mark} 큰 뱀이 방으로 들어왔다. 무섭지 않았다.`, title);
    await shareAs(request, author, `${mark} 뱀과 호랑이가 강을 건넜다.`, `${mark} 강을 건넌 꿈`);
    await request.dispose();
  });

  test('a member searches, opens and likes a post and goes back to the search', async ({ page }) => {
    await logInAs(page, author);
    await page.goto('/shared-posts');
    await page.getByRole('searchbox', { name: '꿈 검색' }).fill(mark);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(mark)}`));
    await page.getByRole('button', { name: '인기' }).click();
    await expect(page).toHaveURL(/sort=popular/);
    await page.getByRole('link', { name: `자세히 보기 ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} | 꿈풀이`);
    const likes = page.getByRole('button', { name: /^좋아요/ });
    await likes.first().click();
    await expect(page.locator('.like[aria-pressed="true"]')).toHaveCount(2);
    await page.reload();
    await expect(page.locator('.like[aria-pressed="true"]')).toHaveCount(2);
    await page
      .getByRole('button', { name: /좋아요 취소/ })
      .first()
      .click();
    await expect(page.locator('.like[aria-pressed="false"]')).toHaveCount(2);
    await expect(page.getByRole('link', { name: `${mark} 강을 건넌 꿈` })).toBeVisible();
    await page.getByRole('button', { name: '뒤로 가기' }).click();
    await expect(page.getByRole('searchbox', { name: '꿈 검색' })).toHaveValue(mark);
  });

  test(
    'a guest can read a post and learns that a like requires a login',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`/post/${postId}`);
      await page
        .getByRole('button', { name: /^좋아요/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', {
        name: '로그인이 필요한 기능입니다. 좋아요는 로그인 후 이용할 수 있어요.',
      });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: /^좋아요/ }).first()).toBeFocused();
      await expect(page.getByText('회원가입하면 좋아요와 댓글을 남길 수 있어요.')).toBeVisible();
    },
  );

  test(
    'a like that fails on the server is reverted with an error message',
    { tag: '@desktop' },
    async ({ page }) => {
      await logInAs(page, author);
      await page.route(/\/like$/, failing);
      await page.goto(`/post/${postId}`);
      await page
        .getByRole('button', { name: /^좋아요/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: '좋아요 처리 중 오류가 발생했습니다.' })).toBeVisible();
      await expect(page.locator('.like[aria-pressed="false"]')).toHaveCount(2);
    },
  );

  test('the board and a post are accessible and fit the smallest phone', async ({ page }) => {
    await page.goto(`/shared-posts?q=${mark}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/post/${postId}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: '비슷한 꿈' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
  });
});

test('the board loads more near its end, and back restores the scroll position', async ({ page }) => {
  await serveLongBoard(page);
  await page.goto(FETCHED_BOARD);
  await expect(page.getByRole('heading', { name: '1번째 꿈', exact: true })).toBeVisible();
  const below = page.getByRole('article').nth(20);
  // Cards far from the screen are not laid out.
  expect(await below.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  const far = page.getByRole('link', { name: '자세히 보기 40번째 꿈' });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(far).toBeAttached({ timeout: 500 });
  }).toPass();
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(800);
  await far.click();
  await expect(page.getByRole('heading', { level: 1, name: '40번째 꿈' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // Checks the card: its link is at the bottom and may be below the screen after the rows above were laid out.
  await expect(page.getByRole('article').filter({ has: far })).toBeInViewport();
});

test(
  'a card taller than its estimated size does not overlap the button below it',
  { tag: '@both' },
  async ({ page }) => {
    await serveLongBoard(page);
    await page.goto(FETCHED_BOARD);
    const bottomOf = (name: string) =>
      page.getByRole('link', { name }).evaluate((link) => link.getBoundingClientRect().bottom);
    const topOfMore = () =>
      page.getByRole('button', { name: '더 보기' }).evaluate((button) => button.getBoundingClientRect().top);
    await expect(page.getByRole('link', { name: '자세히 보기 24번째 꿈' })).toBeAttached();
    expect(await bottomOf('자세히 보기 24번째 꿈')).toBeLessThan(await topOfMore());
  },
);

test('the three columns of the board are equally wide', { tag: '@desktop' }, async ({ page }) => {
  await serveLongBoard(page);
  await page.goto(FETCHED_BOARD);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  await expect(cards).toHaveCount(24);
  const widths = await cards.evaluateAll((all) =>
    all.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().width)),
  );
  expect(new Set(widths).size).toBe(1);
});

test('the board shows its loading, empty and error states and recovers on retry', async ({ page }) => {
  const release = await expectLoadingState(page, LIST, FETCHED_BOARD);
  release();
  await expect(page.locator('.skeleton')).toBeHidden();
  await page.route(LIST, (route) => route.fulfill({ json: { posts: [], nextCursor: null } }));
  await page.goto(FETCHED_BOARD);
  await expect(page.getByText('아직 공유된 꿈이 없어요')).toBeVisible();
  await expectAccessible(page);
  await page.route(LIST, disconnect);
  await page.goto(FETCHED_BOARD);
  await expect(page.getByText('게시글을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
  await expect(page.getByText('아직 공유된 꿈이 없어요')).toBeHidden();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('게시글을 불러오는 중 오류가 발생했습니다.')).toBeHidden();
});

test('a missing post shows an error with a link to the list', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/post/0b7c0c1e-0000-4000-8000-00000000dead');
  await expect(page.getByText('게시글을 찾을 수 없습니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(/\/shared-posts$/);
});
