import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const themes = ['light', 'dark'] as const;

/** Chooses the theme as a person does, so that it holds from the first painted frame of every later page. */
export async function useTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
}

/** WCAG 2.2 AA and best practices: nothing found. */
export async function expectAccessible(page: Page): Promise<void> {
  // 2.5.8, which axe leaves out unless it is asked for.
  const options = { rules: { 'target-size': { enabled: true } } };
  const { violations } = await new AxeBuilder({ page }).options(options).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Nobody scrolls sideways, down to the smallest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
