import { expect, test } from '@playwright/test';
import { newPerson } from '../support/account.js';
import { interact, untilHydrated } from '../support/early.js';
import { openFromHeader, tabTo, tabToOne } from '../support/keyboard.js';
import { interpretAs, logInAs, registerMember } from '../support/people.js';

const mark = () => Math.random().toString(36).slice(2, 8);

test('ten everyday tasks, from registering to logging out, work by keyboard alone', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const person = newPerson();
  const [title, question] = [`${mark()} 뱀 꿈`, `${mark()} 물음`];

  await test.step('register', async () => {
    await page.goto('/register');
    await tabTo(page, 'textbox', '이메일');
    await page.keyboard.type(person.email);
    await tabTo(page, 'textbox', '사용자 이름');
    await page.keyboard.type(person.username);
    await tabTo(page, 'textbox', '비밀번호');
    await page.keyboard.type(person.password);
    await tabTo(page, 'textbox', '비밀번호 확인');
    await page.keyboard.type(person.password);
    await tabTo(page, 'checkbox', '이용약관에 동의해요 (필수)');
    await page.keyboard.press('Space');
    await tabTo(page, 'checkbox', '만 14세 이상이에요 (필수)');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(person.username) })).toBeVisible();
  });

  await test.step('interpret a dream', async () => {
    await tabTo(page, 'link', '새 꿈 해석하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '어떤 꿈을 꾸셨나요?' })).toBeFocused();
    await page.keyboard.type('큰 뱀이 집으로 들어왔다');
    await tabTo(page, 'button', '꿈 해석하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '생각해 볼 물음' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('share the dream', async () => {
    await tabTo(page, 'button', '공유하기');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '이 꿈을 게시판에 공유할까요?' });
    await expect(dialog).toBeVisible();
    await tabTo(page, 'textbox', '제목');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '꿈이 공유되었습니다!' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('unshare the dream and undo that', async () => {
    await tabTo(page, 'button', '공유 취소');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, 'button', '공유 취소');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '되돌리기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '공유 취소' })).toBeFocused();
  });

  await test.step('like the post on the board', async () => {
    await openFromHeader(page, '꿈 해석 둘러보기', isMobile);
    await tabTo(page, 'link', `자세히 보기 ${title}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await tabTo(page, 'button', /^좋아요 /);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^좋아요 취소/, pressed: true }).first()).toBeFocused();
  });

  await test.step('ask a question', async () => {
    await openFromHeader(page, '질문 게시판', isMobile);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, 'link', '질문하기');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', '제목');
    await page.keyboard.type(question);
    await tabTo(page, 'textbox', '내용');
    await page.keyboard.type('같은 꿈을 며칠째 꾸고 있어요. 왜 그런지 궁금합니다.');
    await tabTo(page, 'button', '등록하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused();
  });

  await test.step('look up a symbol', async () => {
    await openFromHeader(page, '꿈 상징 사전', isMobile);
    await tabTo(page, 'searchbox', '상징 검색');
    await page.keyboard.type('호랑이');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: /^뱀/ })).toHaveCount(0);
    await tabTo(page, 'link', /^호랑이/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '호랑이 꿈 해몽' })).toBeFocused();
  });

  await test.step('change the name', async () => {
    await openFromHeader(page, '설정', isMobile);
    await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeFocused();
    await tabToOne(page, page.getByText('사용자 이름 바꾸기'));
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', '새 사용자 이름');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('초승달');
    await page.keyboard.press('Enter');
    await expect(page.getByText('사용자 이름이 변경되었습니다.')).toBeFocused();
  });

  await test.step('export the dreams', async () => {
    await tabTo(page, 'link', '내 데이터 내려받기와 탈퇴');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'JSON으로 내려받기');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
  });

  await test.step('log out', async () => {
    await openFromHeader(page, '로그아웃', isMobile, 'button');
    await expect(page.getByRole('heading', { level: 1, name: '당신의 꿈, 어떤 의미일까요?' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('the theme, the calendar and the deletion of a dream work by keyboard alone', async ({
  page,
  request,
}) => {
  const member = await registerMember(request);
  await interpretAs(request, member, '큰 뱀이 방으로 들어왔다.');
  await logInAs(page, member);
  await page.goto('/dream-diary');
  const entry = page.getByRole('main').getByRole('listitem');
  await expect(entry).toHaveCount(1);

  await test.step('change the theme', async () => {
    await tabTo(page, 'button', '어두운 화면으로');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: '밝은 화면으로' })).toBeFocused();
  });

  await test.step('go from the calendar to the entry, and open its dream', async () => {
    await tabTo(page, 'link', /^\d+일, /);
    await page.keyboard.press('Enter');
    await expect(entry).toBeFocused();
    await tabTo(page, 'link', /^자세히 보기 .*의 꿈/);
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const dream = await opened;
    await expect(dream.getByRole('heading', { name: '생각해 볼 물음' })).toBeVisible();
    await dream.close();
  });

  await test.step('delete the dream, undo that, and decline to delete it again', async () => {
    const remove = page.getByRole('button', { name: /의 꿈 지우기$/ });
    await tabToOne(page, remove);
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', '지우기');
    await page.keyboard.press('Enter');
    await expect(entry).toHaveCount(0);
    await expect(page.getByRole('button', { name: '되돌리기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
  });
});

test(
  'the links of the desktop header are reachable by keyboard',
  { tag: '@desktop' },
  async ({ page, request, isMobile }) => {
    await logInAs(page, await registerMember(request));
    await page.goto('/terms-of-service');
    // Until then the page is server-rendered, and replacing it would lose the focus.
    await expect(page.locator('#root[data-live]')).toBeVisible();
    for (const name of ['꿈 해석 둘러보기', '질문 게시판', '설정']) {
      await openFromHeader(page, name, isMobile);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  },
);

test('going back to the first page focuses its heading', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/symbols/snake');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await interact(page);
  await untilHydrated(page);
  await expect(heading).not.toBeFocused();
  await page.getByRole('main').getByRole('link', { name: '꿈 상징 사전' }).click();
  await expect(heading).toHaveText('꿈 상징 사전');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/symbols\/snake$/);
  await expect(heading).toBeFocused();
});
