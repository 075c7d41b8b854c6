import { expect, test } from '@playwright/test';
import { complaintsOf, holdScripts } from '../support/early.js';
import { enterAs, registerMember } from '../support/people.js';

for (const path of ['/', '/dream/new'])
  for (const who of ['a guest', 'a member'])
    test(`what ${who} types at ${path} before the scripts have come is there after them`, async ({
      page,
      request,
    }) => {
      const complaints = complaintsOf(page);
      if (who === 'a member') await enterAs(page, await registerMember(request));
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const box = page.getByRole('textbox', { name: '어떤 꿈을 꾸셨나요?' });
      await box.click();
      await page.keyboard.type('보름달이 방으로 ');
      const live = page.waitForFunction(() => document.querySelector('.counter')?.textContent === '13/2000');
      letGo();
      await page.keyboard.type('들어왔다');
      await live;
      await expect(box).toHaveValue('보름달이 방으로 들어왔다');
      await expect(box).toBeFocused();
      expect(complaints).toEqual([]);
      await page.reload();
      await expect(box).toHaveValue('보름달이 방으로 들어왔다');
    });

test('a dream sent before the scripts have come is read once they are there', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '어떤 꿈을 꾸셨나요?' }).fill('흰 소가 마당에 누워 있었다');
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await expect(page).toHaveURL('/');
  letGo();
  await expect(page).toHaveURL(/\/dream\/[0-9a-f-]{36}$/, { timeout: 30_000 });
});
