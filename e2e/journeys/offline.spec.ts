import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { interact } from '../support/early.js';
import { setOffline } from '../support/offline.js';
import { logInAs, interpretAs, type Member, registerMember, shareAs } from '../support/people.js';

const DREAM = '큰 뱀이 우리 집 마당으로 들어와 내 몸을 감았다';
const NEVER_OPENED = '인터넷에 연결되어 있지 않아요. 전에 열어 본 글은 읽을 수 있어요.';
const ANSWERS = 'answers-';

test.use({ serviceWorkers: 'allow', reuseContext: false });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits until the service worker has cached the shell and controls this page. */
async function installServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const answerCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async (prefix) => (await caches.keys()).filter((name) => name.startsWith(prefix)), ANSWERS);

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toHaveText(name);
}

async function expectCached(page: Page, address: string): Promise<void> {
  await expect.poll(() => cachedPaths(page)).toContain(`/answers${address}`);
}

async function openAll(page: Page, post: string, title: string): Promise<void> {
  await open(page, `/post/${post}`, title);
  await interact(page);
  await expectCached(page, `/posts/${post}`);
  await open(page, '/shared-posts', '꿈 해석 둘러보기');
  await interact(page);
  await expectCached(page, '/posts');
  await open(page, '/symbols/snake', '뱀 꿈 해몽');
  await interact(page);
  await expectCached(page, '/symbols/snake');
}

async function expectReadable(page: Page, post: string, title: string): Promise<void> {
  await open(page, `/post/${post}`, title);
  await expect(page.getByText('인터넷 연결이 끊겼어요.')).toBeVisible();
  await expect(page.getByText(DREAM).first()).toBeVisible();
  await open(page, '/shared-posts', '꿈 해석 둘러보기');
  await expect(page.getByRole('link', { name: `자세히 보기 ${title}` })).toBeVisible();
  await open(page, '/symbols/snake', '뱀 꿈 해몽');
  await expect(page.getByRole('heading', { name: '전통 해몽' })).toBeVisible();
}

const newTitle = () => `${Math.random().toString(36).slice(2, 8)} 뱀 꿈`;

async function newPost(page: Page): Promise<{ member: Member; post: string; title: string }> {
  const member = await registerMember(page.request);
  const title = newTitle();
  return { member, post: await shareAs(page.request, member, DREAM, title), title };
}

test('a guest can reread opened pages offline and sees a notice for others', async ({ page }) => {
  const { post, title } = await newPost(page);
  await openAll(page, post, title);
  await installServiceWorker(page);
  await setOffline(page, true);
  await expectReadable(page, post, title);

  await open(page, '/symbols/tiger', '상징을 볼 수 없어요');
  await expect(page.getByRole('main').getByText(NEVER_OPENED)).toBeVisible();
  await expectAccessible(page);
  await open(page, '/dream/new', '새로운 꿈 해석');
  await open(page, '/privacy-policy', '개인정보처리방침');

  await setOffline(page, false);
  await page.goto('/symbols/tiger');
  await expect(heading(page)).toHaveText('호랑이 꿈 해몽');
});

test('a page that failed offline loads on its own when the network returns', async ({ page }) => {
  await open(page, '/symbols', '꿈 상징 사전');
  await installServiceWorker(page);
  await setOffline(page, true);
  await open(page, '/symbols/tiger', '상징을 볼 수 없어요');
  await setOffline(page, false);
  await expect(heading(page)).toHaveText('호랑이 꿈 해몽');
});

test('a member reads own results and diary offline until logging out', async ({ page, isMobile }) => {
  const { member, post, title } = await newPost(page);
  const dream = await interpretAs(page.request, member, '호랑이가 나를 등에 태우고 산을 넘었다');
  await page.goto('/terms-of-service');
  await page.evaluate((token) => localStorage.setItem('token', token), member.token);
  await openAll(page, post, title);
  await page.goto(`/dream/${dream}`);
  await expectCached(page, `/dreams/${dream}`);
  await page.goto('/dream-diary');
  await expect(page.getByText(`${member.username}님의 꿈 일기`)).toBeVisible();
  await expectCached(page, '/dreams/my-dreams');
  await installServiceWorker(page);
  await setOffline(page, true);

  await expectReadable(page, post, title);
  await page.goto(`/dream/${dream}`);
  await expect(page.getByText('호랑이가 나를').first()).toBeVisible();
  await page.goto('/dream-diary');
  await expect(page.getByText(`${member.username}님의 꿈 일기`)).toBeVisible();
  await expect(page.locator('.diary li').first()).toBeVisible();
  expect(await answerCaches(page)).toHaveLength(1);

  if (isMobile) await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(heading(page)).toHaveText('당신의 꿈, 어떤 의미일까요?');
  await expect
    .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/answers')))
    .toEqual([]);
  await page.goto(`/dream/${dream}`);
  await expect(page.getByRole('main').getByText(NEVER_OPENED)).toBeVisible();
  await expect(page.getByText('호랑이가 나를')).toBeHidden();
});

test('one member’s cached pages are not visible to the next, even without a logout', async ({ page }) => {
  const { member, post, title } = await newPost(page);
  const dream = await interpretAs(page.request, member, '호랑이가 나를 등에 태우고 산을 넘었다');
  const next = await registerMember(page.request, '초승달');
  await page.goto('/terms-of-service');
  await page.evaluate((token) => localStorage.setItem('token', token), member.token);
  await openAll(page, post, title);
  await page.goto(`/dream/${dream}`);
  await expectCached(page, `/dreams/${dream}`);
  await installServiceWorker(page);
  await page.evaluate((token) => localStorage.setItem('token', token), next.token);
  await setOffline(page, true);
  await page.goto(`/dream/${dream}`);
  await expect(page.getByText('인터넷 연결이 끊겼어요.')).toBeVisible();
  await expect.poll(() => cachedPaths(page)).not.toContain(`/answers/dreams/${dream}`);
  await expect(page.getByText('호랑이가 나를')).toBeHidden();
});

test('deleting a dream removes it from the cache', async ({ page }) => {
  const member = await registerMember(page.request);
  const dream = await interpretAs(page.request, member, DREAM);
  await logInAs(page, member);
  await page.goto(`/dream/${dream}`);
  await expectCached(page, `/dreams/${dream}`);
  await page.getByText('더보기').click();
  await page.getByRole('button', { name: '지우기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  await expect.poll(() => cachedPaths(page)).not.toContain(`/answers/dreams/${dream}`);
});

test('a dream that the server reports as missing is removed from the cache', async ({ page }) => {
  const member = await registerMember(page.request);
  const dream = await interpretAs(page.request, member, DREAM);
  await logInAs(page, member);
  await page.goto(`/dream/${dream}`);
  await expectCached(page, `/dreams/${dream}`);
  const headers = { authorization: `Bearer ${member.token}` };
  expect((await page.request.delete(`/api/dreams/${dream}`, { headers })).status()).toBe(204);
  await page.reload();
  await expect.poll(() => cachedPaths(page)).not.toContain(`/answers/dreams/${dream}`);
});

test('the service worker caches no API response and only the empty page', async ({ page }) => {
  await page.goto('/my-dreams');
  await installServiceWorker(page);
  await page.reload();
  const shell = await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('shell-')) ?? '';
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const html = await (await cache.match('/offline'))?.text();
    return { paths: requests.map(({ url }) => new URL(url).pathname), html };
  });
  expect(shell.paths.filter((path) => !/^\/(assets\/|icon|manifest)/.test(path))).toEqual(['/offline']);
  expect(shell.html).toMatch(/<div id="root"[^>]*><\/div>/);
});
