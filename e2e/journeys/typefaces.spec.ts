import { expect, type Page, test } from '@playwright/test';

const OURS = /-(ui|dreams)-[^/]+\.woff2$/;

/** Opens a page and waits for the last style sheet that tells of typefaces. */
async function open(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse(/\/assets\/700-[^/]+\.css$/);
  await page.goto(path);
  await last;
  await page.waitForLoadState('networkidle');
}

test('what dreams are told in comes in two files a face, a rare syllable in one more', async ({ page }) => {
  const typefaces: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) typefaces.push(request.url());
  });
  await open(page, '/symbols/teeth-falling');
  expect(typefaces.filter((url) => OURS.test(url)).length).toBeGreaterThan(2);
  expect(typefaces.filter((url) => !OURS.test(url))).toEqual([]);

  await open(page, '/dream/new');
  const rare = page.waitForRequest((request) => request.url().endsWith('.woff2'));
  await page.getByRole('textbox').first().fill('뷁이 꿈에 나왔어요');
  expect((await rare).url()).toContain('PretendardVariable.subset');
});
