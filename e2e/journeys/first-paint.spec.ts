import { expect, test, type Page } from '@playwright/test';
import { enterAs, registerMember } from '../support/people.js';

const HEADING = '당신의 꿈, 어떤 의미일까요?';

/** No script comes until the function that this gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** What went wrong in the page, a refused style or script and a page that came to life as another one included. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: HEADING, level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '이용약관' })).toBeVisible();
    await expect(page.getByRole('link', { name: '꿈 해석 시작하기' })).toHaveAttribute('href', '/dream/new');
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(paper).toBe('rgb(251, 248, 241)');
  });
});

test('the home page comes to life where it stands', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('h1') });
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(
    await page.evaluate(() => Reflect.get(window, 'firstHeading') === document.querySelector('h1')),
  ).toBe(true);
  expect(complaints).toEqual([]);
});

test('in the dark theme, too', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '밝은 화면으로' })).toBeVisible();
  await expect(page.getByRole('heading', { name: HEADING, level: 1 })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a button pressed before the scripts have come does what it is for when they are there', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '어두운 화면으로' }).click();
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: '밝은 화면으로' })).toBeVisible();
});

test('a member is never taken for the guest whose page the server sends', async ({ page, request }) => {
  const member = await registerMember(request);
  await enterAs(page, member);
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: HEADING, level: 1 })).toBeVisible();
  await expect(page.getByText('회원가입하고 꿈 연결하기')).toBeHidden();
  letGo();
  await expect(page.getByText(/다시 오신 것을 환영해요/)).toBeVisible();
});

for (const path of ['/my-dreams', '/shared-posts'])
  test(`a member who opens ${path} is greeted in the header`, async ({ page, request, isMobile }) => {
    await enterAs(page, await registerMember(request));
    await page.goto(path);
    if (isMobile) await page.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(page.getByText('보름달님, 안녕하세요').filter({ visible: true })).toBeVisible();
  });
