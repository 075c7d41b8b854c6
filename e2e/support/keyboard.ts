import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

const MOST_STEPS = 120;

/** What has the focus where nobody sees it: outside of the window, or behind something else. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  const [box] = element?.getClientRects() ?? [];
  if (!element || element === document.body || !box) return null;
  // Of what is larger than the window, the middle of what is in it.
  const x = (Math.max(0, box.left) + Math.min(window.innerWidth, box.right)) / 2;
  const y = (Math.max(0, box.top) + Math.min(window.innerHeight, box.bottom)) / 2;
  const above = document.elementFromPoint(x, y);
  const isSeen = above !== null && (element.contains(above) || above.contains(element));
  return isSeen && box.width > 1 ? null : element.outerHTML.slice(0, 200);
}

/**
 * Tabs on until the one thing of this role and name has the focus, as somebody does who sees the page through the names
 * that a screen reader tells. Whatever has the focus on the way must be in sight.
 */
export const tabTo = (page: Page, role: Role, name: string | RegExp): Promise<void> =>
  tabToOne(page, page.getByRole(role, { name, exact: true }));

/** For what has a name and no role, as what opens a part of a page. */
export async function tabToOne(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press('Tab');
    const [hidden, isThere] = await Promise.all([
      page.evaluate(hiddenFocus),
      wanted.evaluateAll((elements) => elements.some((one) => one === document.activeElement)),
    ]);
    expect(hidden).toBeNull();
    if (isThere) return;
  }
  throw new Error(`no way by keyboard to ${String(wanted)}`);
}

/** A link or button of the header: on a phone they are behind a button. */
export async function openFromHeader(
  page: Page,
  name: string,
  isMobile: boolean,
  role: Role = 'link',
): Promise<void> {
  if (isMobile) {
    await tabTo(page, 'button', '메뉴 열기');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}
