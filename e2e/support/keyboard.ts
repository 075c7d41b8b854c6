import { expect, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

const MOST_STEPS = 120;

/** What has the focus where nobody sees it: outside of the window, or behind something else. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  const [box] = element?.getClientRects() ?? [];
  if (!element || element === document.body || !box) return null;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const above = document.elementFromPoint(x, y);
  const isSeen = above !== null && (element.contains(above) || above.contains(element));
  return isSeen && box.width > 1 ? null : element.outerHTML.slice(0, 200);
}

/**
 * Tabs on until the one thing of this role and name has the focus, as somebody does who sees the page through the names
 * that a screen reader tells. Whatever has the focus on the way must be in sight.
 */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
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
  throw new Error(`no way by keyboard to ${role} ${String(name)}`);
}

/** To a link of the header: on a phone they are behind a button. */
export async function openFromHeader(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await tabTo(page, 'button', '메뉴 열기');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'link', name);
  await page.keyboard.press('Enter');
}
