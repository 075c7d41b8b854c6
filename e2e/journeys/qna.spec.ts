import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { disconnect, expectLoadingState } from '../support/states.js';

const LIST = /\/api\/qna\?/;
const CONTENT = '같은 꿈을 며칠째 꾸고 있어요. 왜 그런지 궁금합니다.';
const ADMIN_PASSWORD = 'e2e-admin-password';

const unique = () => `꿈 질문 ${Math.random().toString(36).slice(2, 8)}`;

async function ask(request: APIRequestContext, title: string): Promise<string> {
  const answer = await request.post('/api/qna', { data: { title, category: '일반', content: CONTENT } });
  return ((await answer.json()) as { question: { id: string } }).question.id;
}

test('a question can be asked, answered and found, and is open again when its answer is deleted', async ({
  page,
}) => {
  const title = unique();
  await page.goto('/qna');
  await page.getByRole('main').getByRole('link', { name: '질문하기' }).click();
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('제목을 입력해주세요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('내용').fill(CONTENT);
  await page.getByLabel('닉네임 (선택)').fill('새벽안개');
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await page.getByRole('button', { name: '관리자' }).click();
  const password = page.getByRole('textbox', { name: '비밀번호' });
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.locator('.message')).toHaveText('비밀번호가 올바르지 않습니다.');
  await expectAccessible(page);
  await password.fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('답변 내용').fill('되풀이되는 꿈은 마음에 오래 머무는 일을 비춰요.');
  await page.getByRole('button', { name: '답변 작성' }).click();
  await expect(page.getByRole('heading', { name: '답변', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: '목록으로' }).click();
  await page.getByRole('searchbox', { name: '제목 또는 카테고리 검색' }).fill(title.toUpperCase());
  await expect(page.locator('.question-row')).toHaveCount(1);
  await page.getByRole('tab', { name: /답변 대기/ }).click();
  await expect(page.getByText('맞는 질문이 없어요')).toBeVisible();
  await page.getByRole('tab', { name: /답변 완료/ }).click();
  await page.getByRole('link', { name: title }).click();

  await page.getByRole('button', { name: '관리자' }).click();
  await page.getByRole('textbox', { name: '비밀번호' }).fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '답변 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '답변 삭제' }).click();
  await expect(page.getByText('답변 대기', { exact: true })).toBeVisible();
});

test(
  'without the server, sample questions appear and a new question is stored in the browser',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/\/api\/qna/, disconnect);
    // With a query in its address the list is rendered in the browser.
    await page.goto('/qna?filter=all');
    await expect(page.getByText('질문을 불러오는 중 오류가 발생했습니다.')).toBeVisible();
    await expect(page.locator('.question-row')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: '해석한 꿈은 어디에 저장되나요?' }).click();
    await expect(page.getByText('조회 24')).toBeVisible();
    await page.getByRole('link', { name: '새 질문하기' }).click();
    await page.getByLabel('제목').fill('서버가 없을 때의 질문');
    await page.getByLabel('내용').fill(CONTENT);
    await page.getByRole('button', { name: '등록하기' }).click();
    await expect(
      page.getByRole('dialog', { name: '서버에 연결할 수 없어 질문을 이 브라우저에 저장했습니다.' }),
    ).toBeVisible();
    await page.getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('link', { name: '서버가 없을 때의 질문' })).toBeVisible();
    await expect(page.getByText('이 브라우저에만 저장됨')).toBeVisible();
  },
);

test('a draft question survives a reload and is discarded only after a confirmation', async ({ page }) => {
  await page.goto('/qna/write');
  await page.getByLabel('제목').fill('쓰다 만 질문입니다');
  await page.getByLabel('내용').fill(CONTENT);
  await page.reload();
  await expect(page.getByLabel('내용')).toHaveValue(CONTENT);
  await page.getByRole('button', { name: '취소' }).click();
  const dialog = page.getByRole('dialog', {
    name: '작성 중인 내용이 있습니다. 정말 취소하시겠습니까?',
  });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '네, 취소할게요' }).click();
  await expect(page).toHaveURL(/\/qna$/);
  await page.goto('/qna/write');
  await expect(page.getByLabel('제목')).toHaveValue('');
});

test('the question board shows a skeleton while it loads', async ({ page }) => {
  const release = await expectLoadingState(page, LIST, '/qna?filter=all');
  release();
  await expect(page.locator('.question-row').first()).toBeVisible();
});

test('a missing question shows an error', async ({ page }) => {
  await page.goto('/qna/0b7c0c1e-0000-4000-8000-00000000dead');
  await expect(page.getByText('질문을 찾을 수 없습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('the question pages are accessible and fit the smallest phone', async ({ page, request }) => {
  const id = await ask(request, unique());
  for (const path of ['/qna', '/qna/write', `/qna/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '불러오는' })).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
  }
});
