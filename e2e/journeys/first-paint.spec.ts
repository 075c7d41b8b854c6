import { expect, test } from '@playwright/test';
import { collectErrors, holdScripts, interact, untilHydrated } from '../support/early.js';
import { logInAs, type Member, registerMember, shareAs } from '../support/people.js';

const HEADING = '당신의 꿈, 어떤 의미일까요?';
const LIKE_NEEDS_LOGIN = '로그인이 필요한 기능입니다. 좋아요는 로그인 후 이용할 수 있어요.';
const DREAM = '보름달 아래 큰 뱀이 마당으로 들어왔다.';
const TITLE = '첫 화면의 뱀 꿈 해석';
/** The fonts for user-written text, which load last. */
const LATE_STYLES = /\/assets\/dreams-[^/]+\.css$/;

let member: Member;
let post: string;
let question: string;

test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  member = await registerMember(request);
  post = `/post/${await shareAs(request, member, DREAM, TITLE)}`;
  const asked = await request.post('/api/qna', {
    data: {
      title: '같은 꿈을 꿔요',
      category: '일반',
      content: '며칠째 같은 꿈을 꾸고 있어요. 왜 그럴까요?',
    },
  });
  question = `/qna/${((await asked.json()) as { question: { id: string } }).question.id}`;
  await request.dispose();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is readable and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: HEADING, level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '이용약관' })).toBeVisible();
    await expect(page.getByRole('link', { name: '꿈 해석 시작하기' })).toHaveAttribute('href', '/dream/new');
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(paper).toBe('rgb(251, 248, 241)');
  });

  test('the board lists the newest dreams and links to their readings', async ({ page }) => {
    await page.goto('/shared-posts');
    await page
      .getByRole('link', { name: `자세히 보기 ${TITLE}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expect(page.getByText(DREAM)).toBeVisible();
    await expect(page.locator('.reading')).toContainText('뱀');
  });

  test('the dictionary links to its symbols, and a symbol lists its situations', async ({ page }) => {
    await page.goto('/symbols');
    await page.getByRole('link', { name: /^뱀 재물/ }).click();
    await expect(page.getByRole('heading', { name: '뱀 꿈 해몽', level: 1 })).toBeVisible();
    await expect(page.getByText('뱀에게 물린다', { exact: true })).toBeVisible();
  });

  test('the Q&A board links to a question that shows its text', async ({ page }) => {
    await page.goto('/qna');
    await page.getByRole('link', { name: '같은 꿈을 꿔요' }).first().click();
    await expect(page.getByText('며칠째 같은 꿈을 꾸고 있어요. 왜 그럴까요?')).toBeVisible();
  });

  test('the privacy policy shows the settings of the operator', async ({ page }) => {
    await page.goto('/privacy-policy');
    const main = page.getByRole('main');
    for (const setting of ['김해몽', 'owner@kkumpuri.example', '별빛 AI'])
      await expect(main.getByText(setting, { exact: true })).toBeVisible();
    await expect(page.locator('ol.contents')).toHaveCSS('border-top-style', 'solid');
  });
});

const RENDERED_PAGES = {
  'the home page': () => '/',
  'the board': () => '/shared-posts',
  'a post': () => post,
  'the Q&A board': () => '/qna',
  'a question': () => question,
  'the dictionary': () => '/symbols',
  'a symbol': () => '/symbols/snake',
  'the stories': () => '/stories',
  'a story': () => '/stories/late-for-exam',
  'the privacy policy': () => '/privacy-policy',
  'the terms': () => '/terms-of-service',
  'the disclaimer': () => '/disclaimer',
};
const TIME_ZONES = [
  { timezoneId: 'Asia/Seoul', tag: [] },
  { timezoneId: 'America/New_York', tag: '@desktop' },
];

for (const { timezoneId, tag } of TIME_ZONES)
  test.describe(`in the time zone ${timezoneId}`, { tag }, () => {
    test.use({ timezoneId });

    for (const [name, path] of Object.entries(RENDERED_PAGES))
      test(`${name} hydrates without a redraw`, async ({ page }) => {
        const errors = collectErrors(page);
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            Object.assign(window, { firstHeading: document.querySelector('h1') });
          });
        });
        // A guest's home page needs no further fonts.
        const late = path() === '/' ? undefined : page.waitForResponse(LATE_STYLES);
        await page.goto(path());
        await page.getByRole('button', { name: '어두운 화면으로' }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await untilHydrated(page);
        await late;
        expect(
          await page.evaluate(() => Reflect.get(window, 'firstHeading') === document.querySelector('h1')),
        ).toBe(true);
        expect(errors).toEqual([]);
      });
  });

test('the home page hydrates without errors in the dark theme', async ({ page }) => {
  const errors = collectErrors(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '밝은 화면으로' })).toBeVisible();
  await expect(page.getByRole('heading', { name: HEADING, level: 1 })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a button clicked before the scripts load acts once they have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: '밝은 화면으로' })).toBeVisible();
});

test('a like clicked before the scripts load asks for a login once they have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(post, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^좋아요/ })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog', { name: LIKE_NEEDS_LOGIN })).toHaveCount(1);
});

test('a like clicked during hydration is handled once', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let onRequested = () => undefined as void;
  const requested = new Promise<void>((resolve) => (onRequested = resolve));
  await page.route(/\/assets\/PostPage.*\.js$/, async (route) => {
    onRequested();
    await held;
    await route.continue();
  });
  await page.goto(post);
  // An interaction: without one, hydration is deferred for ten seconds.
  await interact(page);
  await requested;
  await page
    .getByRole('button', { name: /^좋아요/ })
    .first()
    .click();
  release();
  const dialog = page.getByRole('dialog', { name: LIKE_NEEDS_LOGIN });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a header button clicked while the page’s own script loads acts once', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/NewDreamPage.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dream/new', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a search typed before the scripts load runs once they have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/shared-posts', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: '꿈 검색' }).fill('없는꿈없는꿈');
  release();
  await expect(page.getByText('‘없는꿈없는꿈’ 꿈은 아직 없어요.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: '꿈 검색' })).toHaveValue('없는꿈없는꿈');
});

test('a member cannot use the controls of the guest page before it is replaced', async ({ page }) => {
  await logInAs(page, member);
  const release = await holdScripts(page);
  await page.goto('/shared-posts', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: TITLE }).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: '꿈 검색' })).toBeHidden();
  release();
  await page.getByRole('searchbox', { name: '꿈 검색' }).fill('보름달');
  await expect(page).toHaveURL(/q=/);
});

test('a member does not see the guest-only parts of the server-rendered page', async ({ page }) => {
  await logInAs(page, member);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: HEADING, level: 1 })).toBeVisible();
  await expect(page.getByText('회원가입하고 꿈 연결하기')).toBeHidden();
  release();
  await expect(page.getByText(/다시 오신 것을 환영해요/)).toBeVisible();
});

for (const path of ['/my-dreams', '/shared-posts'])
  test(
    `the header greets a member who opens ${path}`,
    { tag: '@both' },
    async ({ page, request, isMobile }) => {
      await logInAs(page, await registerMember(request));
      await page.goto(path);
      if (isMobile) await page.getByRole('button', { name: '메뉴 열기' }).click();
      await expect(page.getByText('보름달님, 안녕하세요').filter({ visible: true })).toBeVisible();
    },
  );
