import { expect, type Page } from '@playwright/test';
import { interact, untilHydrated } from '../support/early.js';
import { registerMember, shareAs } from '../support/people.js';
import { test } from '../support/test.js';

/** Below it: a number moves by a pixel, or a line breaks elsewhere in our fonts than in the fallback fonts. */
const VISIBLE = 0.02;
const SLOW = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** The visible layout shifts so far that no input caused, with the text that moved. */
const visibleShifts = (page: Page) =>
  page.evaluate((visible) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts
      .filter(({ value, hadRecentInput }) => value >= visible && !hadRecentInput)
      .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => node?.textContent ?? '') }));
  }, VISIBLE);

test.beforeAll(async ({ request }) => {
  const member = await registerMember(request);
  for (const title of ['맑은 물이 찬 마당', '길을 건너는 거북이', '할머니의 밥상'])
    await shareAs(request, member, '마당에 맑은 물이 가득 차 있었다', title);
});

for (const path of [
  '/',
  '/dream/new',
  '/shared-posts',
  '/symbols',
  '/symbols/snake',
  '/stories/snake-bites',
  '/qna',
]) {
  test(`${path} does not move while it arrives over a slow network`, { tag: '@long' }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(path, { waitUntil: 'networkidle' });
    await interact(page);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await visibleShifts(page)).toEqual([]);
  });
}
