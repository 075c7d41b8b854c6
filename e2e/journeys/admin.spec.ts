import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ADMIN, logInAs, newPerson, registerByCall } from '../support/account.js';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/axe.js';
import { test } from '../support/test.js';

const LOAD_FAILED = '관리자 데이터를 불러오는 중 오류가 발생했습니다.';

async function openAsAdmin(page: Page, token: string, tab = ''): Promise<void> {
  await logInAs(page, token);
  await page.goto(`/admin${tab && `?tab=${tab}`}`);
  await expect(page.getByRole('tablist', { name: '관리' })).toBeVisible();
}

async function expectAccessibleTab(page: Page): Promise<void> {
  await expect(page.getByText('불러오는 중')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
}

test.describe('the admin page on a desktop', { tag: '@desktop' }, () => {
  test('a guest and a member see a refusal, and no admin request is sent', async ({ page }) => {
    const requests: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('/api/admin/') && requests.push(request.url())),
    );
    await page.goto('/admin');
    await expect(page.getByText('관리자 전용 페이지입니다')).toBeVisible();
    await logInAs(page, await registerByCall(page, newPerson()));
    await page.reload();
    await expect(page.getByText('접근 권한이 없습니다')).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('the dashboard shows the numbers and the queue and sends all four requests', async ({
    page,
    adminToken,
  }) => {
    const requests = new Set<string>();
    page.on('request', (request) => void requests.add(new URL(request.url()).pathname));
    await openAsAdmin(page, adminToken);
    for (const name of ['사용자', '해석', '게시글', '질문', '최근 활동', '비용과 품질'])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: '해석 작업' })).toBeVisible();
    await expect(page.getByText('일하는 작업자')).toBeVisible();
    await expect(page.getByRole('img', { name: /^지난 30일 해석 \d+건/ })).toBeVisible();
    await page.getByText('그래프').click();
    await expect(page.getByRole('img', { name: /흐름$/ })).toBeVisible();
    for (const read of ['stats', 'users', 'interpretations', 'activity'])
      expect(requests).toContain(`/api/admin/${read}`);
  });

  test('the ledger shows one row per day', async ({ page, adminToken }) => {
    await openAsAdmin(page, adminToken, 'ledger');
    await expect(page.getByRole('heading', { name: '비용과 품질' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(31);
    await page.getByRole('button', { name: '7일' }).click();
    await expect(page.getByRole('row')).toHaveCount(8);
    await expect(page.getByText('하루 예산을 정하지 않았어요.')).toBeVisible();
  });

  test('arrow keys switch the tabs, and the URL contains the tab', async ({ page, adminToken }) => {
    await openAsAdmin(page, adminToken);
    await page.getByRole('tab', { name: '대시보드' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: '사용자' })).toBeFocused();
    await expect(page).toHaveURL('/admin?tab=users');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: '비용과 품질' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a user can be found and deleted after a confirmation, an admin cannot', async ({
    page,
    adminToken,
  }) => {
    const person = newPerson();
    await registerByCall(page, person);
    await openAsAdmin(page, adminToken, 'users');
    // The admin, as the first account, is far down the list.
    await page.getByRole('searchbox').fill(ADMIN.email);
    await page.getByLabel('관리자 더보기').click();
    await expect(page.getByRole('button', { name: '관리자 삭제' })).toBeDisabled();
    await page.getByRole('searchbox').fill(person.email);
    // The result replaces the rows, which would close an open menu.
    await expect(page.getByLabel(/ 더보기$/)).toHaveCount(1);
    await page.getByLabel(`${person.username} 더보기`).click();
    await page.getByRole('button', { name: `${person.username} 삭제` }).click();
    const dialog = page.getByRole('dialog', { name: `${person.username} 사용자를 삭제할까요?` });
    await expect(dialog).toContainText('이 사용자의 꿈과 해석, 공유한 글, 좋아요가 함께 삭제됩니다.');

    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, json: {} }));
    await dialog.getByRole('button', { name: '삭제' }).click();
    await expect(dialog.getByText('사용자 삭제 중 오류가 발생했습니다.')).toBeVisible();
    await page.unroute('**/api/admin/users/*');

    await dialog.getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('찾는 사용자가 없어요.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '사용자', level: 2 })).toBeFocused();
    await page.getByRole('tab', { name: '최근 활동' }).click();
    await expect(page.getByText('사용자 삭제', { exact: true }).first()).toBeVisible();
  });

  test('opening a private dream requires a reason, which its author can read; then it is deleted', async ({
    page,
    adminToken,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const person = newPerson();
    const headers = { authorization: `Bearer ${await registerByCall(page, person)}` };
    const data = { dreamContent: `${mark} 뱀이 방으로 들어왔다.` };
    await page.request.post('/api/dreams/interpret', { data, headers });
    await openAsAdmin(page, adminToken, 'interpretations');
    await page.getByRole('searchbox').fill(person.username);
    await page.getByRole('button', { name: '실패' }).click();
    await expect(page.getByText('찾는 해석이 없어요.')).toBeVisible();
    await page.getByRole('button', { name: '전체' }).click();
    await expect(page.getByLabel(/의 꿈 더보기$/)).toHaveCount(1);
    await page.getByLabel(/의 꿈 더보기$/).click();
    await page.getByRole('button', { name: /까닭을 적고 열기$/ }).press('Enter');
    await expect(page.getByText(mark)).toBeHidden();
    await page.getByRole('button', { name: '열어 보기', exact: true }).click();
    await expect(page.getByText('열어 보는 까닭을 적어주세요.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('열어 보는 까닭').fill('문의를 처리하려고');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '열어 본 꿈' })).toContainText(mark);
    await page.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByText(mark)).toBeHidden();
    const { looks } = (await (await page.request.get('/api/auth/me/looks', { headers })).json()) as {
      looks: { reason: string }[];
    };
    expect(looks.map(({ reason }) => reason)).toEqual(['문의를 처리하려고']);

    await page.getByLabel(/의 꿈 더보기$/).click();
    await page.getByRole('button', { name: /의 꿈 삭제$/ }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: '삭제' });
    await page.route('**/api/admin/interpretations/*', (route) => route.fulfill({ status: 500, json: {} }));
    await confirm.click();
    await expect(page.getByText('해석 삭제 중 오류가 발생했습니다.')).toBeVisible();
    await page.unroute('**/api/admin/interpretations/*');
    await confirm.click();
    await expect(page.getByText('찾는 해석이 없어요.')).toBeVisible();
  });

  test('a post can be removed from the board, and an unanswered question found and deleted', async ({
    page,
    adminToken,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const token = await registerByCall(page, newPerson());
    const headers = { authorization: `Bearer ${token}` };
    const dream = await page.request.post('/api/dreams/interpret', {
      headers,
      data: { dreamContent: '커다란 뱀이 마당으로 들어와 나를 보았다.' },
    });
    const { id } = (await dream.json()) as { id: string };
    const title = `${mark} 뱀 꿈`;
    await page.request.post(`/api/dreams/${id}/share`, { headers, data: { title } });
    const question = `${mark} 뱀은 왜 나오나요?`;
    await page.request.post('/api/qna', {
      data: { title: question, category: '일반', content: '어제도 오늘도 뱀이 나오는 꿈을 꾸었습니다.' },
    });

    await openAsAdmin(page, adminToken, 'posts');
    await page.getByLabel(`${title} 더보기`).click();
    await page.getByRole('button', { name: `${title} 내리기` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '내리기' }).click();
    await expect(page.getByRole('link', { name: title })).toBeHidden();
    await expect(page.getByRole('heading', { name: '게시글', level: 2 })).toBeFocused();

    await page.getByRole('tab', { name: '질문' }).click();
    await page.getByRole('button', { name: /^답변 대기/ }).click();
    await expect(page).toHaveURL(/filter=waiting/);
    await page.getByLabel(`${question} 더보기`).click();
    await page.getByRole('button', { name: `${question} 삭제` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByRole('link', { name: question })).toBeHidden();
  });

  test('a failed list shows an error instead of the empty state and loads on retry', async ({
    page,
    adminToken,
  }) => {
    await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 500, json: {} }));
    await openAsAdmin(page, adminToken, 'users');
    await expect(page.getByText(LOAD_FAILED)).toBeVisible();
    await expect(page.getByText('아직 사용자가 없어요.')).toBeHidden();
    await page.unroute('**/api/admin/users*');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByText(LOAD_FAILED)).toBeHidden();
    await expect(page.getByRole('table', { name: '사용자' })).toBeVisible();
  });
});

test('the selected tab is scrolled into view when not all tabs fit', async ({ page, adminToken }) => {
  await openAsAdmin(page, adminToken, 'ledger');
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveAttribute('id', 'tab-ledger');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await chosen.press('Home');
  await expect(chosen).toHaveAttribute('id', 'tab-dashboard');
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

// Only the dashboard has several columns on a wide screen.
test('the admin dashboard is accessible', { tag: '@both' }, async ({ page, adminToken }) => {
  await openAsAdmin(page, adminToken);
  await expectAccessibleTab(page);
});

test('every other admin tab is accessible and fits the smallest phone', async ({ page, adminToken }) => {
  await openAsAdmin(page, adminToken);
  for (const name of ['사용자', '해석', '게시글', '질문', '최근 활동', '비용과 품질']) {
    await test.step(name, async () => {
      await page.getByRole('tab', { name, exact: true }).click();
      const panel = page.getByRole('tabpanel', { name, exact: true });
      await expect(panel.getByRole('heading').or(panel.getByRole('table')).first()).toBeVisible();
      await expectAccessibleTab(page);
    });
  }
});
