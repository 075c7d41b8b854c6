import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { abortedCallCount, callCount, slowModel, uniqueDream } from '../support/model.js';

const MODEL_WORDS = /모의 모델이/u;

test(
  'stopping a running model shows the dictionary’s reading instead',
  { tag: '@both' },
  async ({ page }) => {
    const dream = uniqueDream('큰 구렁이가 부엌으로 들어왔는데 무섭지 않았어요');
    await slowModel(dream);
    await page.goto('/dream/new');
    await page.getByLabel('어떤 꿈을 꾸셨나요?').fill(dream);
    await page.getByRole('button', { name: '꿈 해석하기' }).click();
    await expect(page.getByText(MODEL_WORDS)).toBeVisible();
    await expect(page.getByText('해몽 사전이 바로 읽어 드려요.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: '그만 쓰기' }).click();
    await expect.poll(() => abortedCallCount(dream), { intervals: [20] }).toBe(1);
    await expect(page.getByRole('heading', { name: '생각해 볼 물음' })).toBeVisible();
    await expect(page.getByText('해몽 사전이 쓴 해석')).toBeVisible();
    await expect(page.getByText(MODEL_WORDS)).toBeHidden();
    await expect(page.getByRole('button', { name: '그만 쓰기' })).toBeHidden();
    await expectAccessibleInBothThemes(page);

    await page.reload();
    await expect(page.getByText('해몽 사전이 쓴 해석')).toBeVisible();
    expect(await callCount(dream)).toBe(1);
  },
);
