import { expect, type Page, test } from '@playwright/test';

/** How long the page waits before it loads the fonts of rare syllables. */
const SETTLING_MS = 10_000;
const OUR_FONTS = /-(ui|dreams)-[^/]+\.woff2$/;

/** Opens a page and waits for the last font style sheet and for the fonts it loads. */
async function open(page: Page, path: string): Promise<void> {
  const first = page.waitForResponse(/\/assets\/dreams-[^/]+\.css$/);
  const last = page.waitForResponse(/\/assets\/700-[^/]+\.css$/);
  await page.goto(path);
  await first;
  await page.clock.fastForward(SETTLING_MS);
  await last;
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
  });
}

test('dream texts need two font files per typeface, a rare syllable one more', async ({ page }) => {
  await page.clock.install();
  const typefaces: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) typefaces.push(request.url());
  });
  await open(page, '/symbols/teeth-falling');
  expect(typefaces.filter((url) => OUR_FONTS.test(url)).length).toBeGreaterThan(2);
  expect(typefaces.filter((url) => !OUR_FONTS.test(url))).toEqual([]);

  await open(page, '/dream/new');
  const rare = page.waitForRequest((request) => request.url().endsWith('.woff2'));
  await page.getByRole('textbox').first().fill('뷁이 꿈에 나왔어요');
  expect((await rare).url()).toContain('PretendardVariable.subset');
});
