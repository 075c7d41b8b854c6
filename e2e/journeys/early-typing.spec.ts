import { expect, test } from '@playwright/test';
import { collectErrors, holdScripts } from '../support/early.js';
import { logInAs, registerMember } from '../support/people.js';

for (const path of ['/', '/dream/new'])
  for (const who of ['a guest', 'a member'])
    test(`text that ${who} types at ${path} before the scripts load is kept`, async ({ page, request }) => {
      const errors = collectErrors(page);
      if (who === 'a member') await logInAs(page, await registerMember(request));
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const box = page.getByRole('textbox', { name: '어떤 꿈을 꾸셨나요?' });
      await box.click();
      await page.keyboard.type('보름달이 방으로 ');
      const live = page.waitForFunction(() => document.querySelector('.counter')?.textContent === '13/2000');
      release();
      await page.keyboard.type('들어왔다');
      await live;
      await expect(box).toHaveValue('보름달이 방으로 들어왔다');
      await expect(box).toBeFocused();
      expect(errors).toEqual([]);
      await page.reload();
      await expect(box).toHaveValue('보름달이 방으로 들어왔다');
    });

test('a dream submitted before the scripts load is sent once they have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '어떤 꿈을 꾸셨나요?' }).fill('흰 소가 마당에 누워 있었다');
  await page.getByRole('button', { name: '꿈 해석하기' }).click();
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL(/\/dream\/[0-9a-f-]{36}$/, { timeout: 30_000 });
});
