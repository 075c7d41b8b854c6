import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

const MAX_STEPS = 120;

/** Returns the focused element if it is not visible: outside the window or covered by another element. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  const [box] = element?.getClientRects() ?? [];
  if (!element || element === document.body || !box) return null;
  // The centre of the visible part, for elements larger than the window.
  const x = (Math.max(0, box.left) + Math.min(window.innerWidth, box.right)) / 2;
  const y = (Math.max(0, box.top) + Math.min(window.innerHeight, box.bottom)) / 2;
  const above = document.elementFromPoint(x, y);
  const isSeen = above !== null && (element.contains(above) || above.contains(element));
  return isSeen && box.width > 1 ? null : element.outerHTML.slice(0, 200);
}

/**
 * Presses Tab until the element with this role and accessible name has the focus, as a screen reader user would. Every
 * element focused on the way must be visible.
 */
export const tabTo = (page: Page, role: Role, name: string | RegExp): Promise<void> =>
  tabToOne(page, page.getByRole(role, { name, exact: true }));

/** As tabTo, for elements without a role of their own, such as a summary. */
export async function tabToOne(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    await page.keyboard.press(key);
    const [hidden, isThere] = await Promise.all([
      page.evaluate(hiddenFocus),
      wanted.evaluateAll((elements) => elements.some((one) => one === document.activeElement)),
    ]);
    expect(hidden).toBeNull();
    if (isThere) return;
  }
  throw new Error(`${String(wanted)} is not reachable by keyboard`);
}

/**
 * Activates a link or button of the header, which on a phone is in the menu. Goes backward, because lists such as the
 * board grow while one goes forward through them.
 */
export async function openFromHeader(
  page: Page,
  name: string,
  isMobile: boolean,
  role: Role = 'link',
): Promise<void> {
  if (isMobile) {
    await tabToOne(page, page.getByRole('button', { name: '메뉴 열기' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
  }
  await tabToOne(page, page.getByRole(role, { name, exact: true }), isMobile ? 'Tab' : 'Shift+Tab');
  await page.keyboard.press('Enter');
}
