import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const folder = fileURLToPath(new URL('../../shots', import.meta.url));
const DREAM =
  '커다란 뱀이 우리 집 마당으로 들어와 내 몸을 감았는데, 무섭지 않고 따뜻했다. 마당 가득 맑은 물이 차올라 있었다.';

const THEMES = ['light', 'dark'];

const SCREENS = {
  home: '/',
  new: '/dream/new',
  'my-dreams': '/my-dreams',
  board: '/shared-posts',
  diary: '/dream-diary',
  qna: '/qna',
  ask: '/qna/write',
  symbols: '/symbols',
  symbol: '/symbols/snake',
  settings: '/settings',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  disclaimer: '/disclaimer',
  missing: '/nowhere',
};

async function register(page: Page): Promise<void> {
  const email = `${Math.random().toString(36).slice(2)}@example.com`;
  const { token } = (await (
    await page.request.post('/api/auth/register', {
      data: { email, username: '보름달', password: 'moonlight-9' },
    })
  ).json()) as { token: string };
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
}

async function shoot(page: Page, name: string, theme: string, project: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}-${project}-${theme}.png`), fullPage: true });
}

for (const theme of THEMES) {
  test(`screens of a guest, ${theme}`, async ({ page }, { project }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const [name, address] of Object.entries({
      login: '/login',
      register: '/register',
      forgot: '/forgot-password',
    })) {
      await page.goto(address);
      await shoot(page, name, theme, project.name);
    }
  });

  test(`screens of a member, ${theme}`, async ({ page }, { project }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await register(page);
    await page.goto('/dream/new');
    await page.getByLabel('어떤 꿈을 꾸셨나요?').fill(DREAM);
    await page.getByRole('button', { name: '꿈 해석하기' }).click();
    await expect(page.getByRole('list', { name: '꿈에서 찾은 상징' })).toBeVisible();
    await page.screenshot({ path: join(folder, `waiting-${project.name}-${theme}.png`) });
    await expect(page.getByRole('heading', { name: '생각해 볼 물음' })).toBeVisible({ timeout: 60_000 });
    await shoot(page, 'result', theme, project.name);
    await page.getByRole('button', { name: '공유하기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '공유하기' }).click();
    await page.getByRole('button', { name: '확인' }).click();
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto(address);
      await shoot(page, name, theme, project.name);
    }
    await page.goto('/shared-posts');
    await page.locator('a[href^="/post/"]').first().click();
    await expect(page).toHaveURL(/\/post\//);
    await shoot(page, 'post', theme, project.name);
  });
}
