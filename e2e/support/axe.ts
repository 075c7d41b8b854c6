import { expect, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const TO_DARK = '어두운 화면으로';
const TO_LIGHT = '밝은 화면으로';

/** Switches to the other theme with the button; later pages of the test open in it. */
async function switchTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const isDark = (await html.getAttribute('data-theme')) === 'dark';
  await page.getByRole('button', { name: isDark ? TO_LIGHT : TO_DARK }).click();
  await expect(html).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
}

/** Takes half as long to load as the readable file. */
const { source } = createRequire(import.meta.url)('axe-core/axe.min.js') as typeof axe;

// 2.5.8 is off by default in axe.
const OPTIONS: RunOptions = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };

/** Checks WCAG 2.2 AA and best practices in the page's current theme. Loads axe once per page: that costs more than a check. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return results.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  }, OPTIONS);
  expect(violations).toEqual([]);
}

export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await switchTheme(page);
  await expectAccessible(page);
}

/** Checks for horizontal overflow on the smallest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
