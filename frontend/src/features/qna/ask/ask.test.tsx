import { errorMessages, validationMessages } from '@kkumpuri/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aQuestion } from '@/testing/fixtures';
import { fill, renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const CONTENT = '같은 꿈을 며칠째 꾸고 있어요. 왜 그런지 궁금합니다.';
const KEPT_WORDS = '서버에 연결할 수 없어 질문을 이 브라우저에 저장했습니다.';

const title = () => screen.findByLabelText('제목');
const content = () => screen.getByLabelText('내용');
const send = () => screen.getByRole('button', { name: '등록하기' });

function answer(respond: () => Response) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/qna', async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
}

async function write(user: ReturnType<typeof renderApp>['user']) {
  await fill(user, await title(), '반복되는 꿈이 궁금해요');
  await fill(user, content(), CONTENT);
}

describe('the question form', () => {
  it('shows an error under each missing field, focuses the summary and clears an error on edit', async () => {
    const { user } = renderApp('/qna/write');
    await user.click(await title());
    await user.tab();
    expect(screen.queryByText(validationMessages.titleRequired)).toBeNull();
    await user.click(send());
    expect(await screen.findByText(validationMessages.titleRequired)).toBeVisible();
    expect(screen.getByText(validationMessages.contentRequired)).toBeVisible();
    expect(await title()).toHaveAccessibleDescription(validationMessages.titleRequired);
    expect(screen.getByText(/다시 확인할 곳이 2군데/).closest('[role=alert]')).toHaveFocus();
    await user.type(await title(), '꿈');
    expect(screen.queryByText(validationMessages.titleRequired)).toBeNull();
    expect(screen.getByText(validationMessages.contentRequired)).toBeVisible();
    await user.type(content(), '짧다');
    await user.click(send());
    expect(await screen.findByText(validationMessages.titleTooShort)).toBeVisible();
    expect(screen.getByText(validationMessages.contentTooShort)).toBeVisible();
  });

  it('counts code points and rejects text that is too long', async () => {
    const { user } = renderApp('/qna/write');
    fireEvent.change(await title(), { target: { value: '🌙'.repeat(101) } });
    fireEvent.change(content(), { target: { value: '가'.repeat(2001) } });
    expect(screen.getByText('101/100')).toBeVisible();
    expect(screen.getByText('2001/2000')).toBeVisible();
    await user.click(send());
    expect(await screen.findByText(validationMessages.titleTooLong)).toBeVisible();
    expect(screen.getByText(validationMessages.contentTooLong)).toBeVisible();
  });

  it('submits once, as 익명 without a nickname, and shows the question', async () => {
    const question = aQuestion(1);
    const bodies = answer(() => HttpResponse.json({ question }, { status: 201 }));
    server.use(http.get(`*/api/qna/${question.id}`, () => HttpResponse.json({ question })));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.selectOptions(screen.getByLabelText('카테고리'), '기타');
    await user.dblClick(send());
    expect(await screen.findByRole('heading', { level: 1, name: question.title })).toBeVisible();
    expect(bodies).toEqual([
      { title: '반복되는 꿈이 궁금해요', category: '기타', content: CONTENT, author: '익명' },
    ]);
    expect(localStorage.getItem('qna_draft')).toBeNull();
  });

  it('does not submit on the Enter that ends a Hangul composition', async () => {
    renderApp('/qna/write');
    const field = await title();
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  });

  it('saves the question in this browser and shows a notice when the server is unreachable', async () => {
    answer(() => HttpResponse.error());
    server.use(http.get('*/api/qna', () => HttpResponse.error()));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.click(send());
    const dialog = await screen.findByRole('dialog', { name: KEPT_WORDS });
    await user.click(within(dialog).getByRole('button', { name: '확인' }));
    expect(await screen.findByRole('link', { name: '반복되는 꿈이 궁금해요' })).toBeVisible();
  });

  it('shows the message of the server after a rejection and keeps the input', async () => {
    answer(() => HttpResponse.json({ error: errorMessages.tooManyRequests }, { status: 429 }));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.click(send());
    expect(await screen.findByText(errorMessages.tooManyRequests)).toBeVisible();
    expect(content()).toHaveValue(CONTENT);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows an error and keeps the input when neither server nor browser can save it', async () => {
    answer(() => HttpResponse.error());
    const { user } = renderApp('/qna/write');
    await write(user);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(send());
    expect(await screen.findByText(errorMessages.questionCreateFailed)).toBeVisible();
    expect(content()).toHaveValue(CONTENT);
  });

  it('asks for confirmation before it discards the input', async () => {
    server.use(http.get('*/api/qna', () => HttpResponse.error()));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.click(screen.getByRole('button', { name: '취소' }));
    const dialog = await screen.findByRole('dialog', {
      name: '작성 중인 내용이 있습니다. 정말 취소하시겠습니까?',
    });
    await user.click(within(dialog).getByRole('button', { name: '아니요' }));
    expect(content()).toHaveValue(CONTENT);
    await user.click(screen.getByRole('button', { name: '취소' }));
    await user.click(screen.getByRole('button', { name: '네, 취소할게요' }));
    expect(await screen.findByRole('heading', { level: 1, name: '질문 게시판' })).toBeVisible();
    expect(localStorage.getItem('qna_draft')).toBeNull();
  });

  it('leaves an empty form without confirmation', async () => {
    server.use(http.get('*/api/qna', () => HttpResponse.error()));
    const { user } = renderApp('/qna/write');
    await title();
    await user.click(screen.getByRole('button', { name: '취소' }));
    expect(await screen.findByRole('heading', { level: 1, name: '질문 게시판' })).toBeVisible();
  });

  it('restores the draft after leaving the page', async () => {
    const { user, unmount } = renderApp('/qna/write');
    await write(user);
    unmount();
    renderApp('/qna/write');
    await waitFor(async () => expect(await title()).toHaveValue('반복되는 꿈이 궁금해요'));
    expect(content()).toHaveValue(CONTENT);
    expect(screen.getByText('쓰던 질문을 불러왔어요.')).toBeVisible();
  });
});
