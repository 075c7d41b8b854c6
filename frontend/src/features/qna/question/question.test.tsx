import { errorMessages, type Question, validationMessages } from '@kkumpuri/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aQuestion } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const QUESTION = aQuestion(1);
const ANSWER = {
  answered: true,
  answer: '답의 첫 줄입니다.\n답의 둘째 줄입니다.',
  answer_date: QUESTION.created_at,
};

function serve(changes: Partial<Question> = {}) {
  const question = { ...QUESTION, ...changes };
  server.use(http.get(`*/api/qna/${QUESTION.id}`, () => HttpResponse.json({ question })));
}

type App = ReturnType<typeof renderApp>;

async function enter(user: App['user'], password: string) {
  await user.click(await screen.findByRole('button', { name: '관리자' }));
  const dialog = within(await screen.findByRole('dialog', { name: '관리자 비밀번호를 입력하세요' }));
  await user.type(dialog.getByLabelText('비밀번호'), password);
  await user.click(dialog.getByRole('button', { name: '확인' }));
}

async function openPanel(changes: Partial<Question> = {}): Promise<App['user']> {
  serve(changes);
  server.use(http.post('*/api/qna/verify-admin', () => HttpResponse.json({ valid: true })));
  const { user } = renderApp(`/qna/${QUESTION.id}`);
  await enter(user, 'right');
  await screen.findByRole('region', { name: '답변 관리' });
  return user;
}

describe('a question', () => {
  it('shows question and answer by lines, with links to the list and the form', async () => {
    serve(ANSWER);
    renderApp(`/qna/${QUESTION.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION.title })).toBeVisible();
    expect(screen.getByText('답변 완료')).toBeVisible();
    expect(screen.getByText('둘째 줄입니다.').tagName).toBe('P');
    expect(screen.getByText('답의 둘째 줄입니다.').tagName).toBe('P');
    expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/qna');
    expect(screen.getByRole('link', { name: '새 질문하기' })).toHaveAttribute('href', '/qna/write');
  });

  it('shows an error when the question does not exist', async () => {
    server.use(http.get('*/api/qna/*', () => HttpResponse.json({}, { status: 404 })));
    renderApp(`/qna/${QUESTION.id}`);
    expect(await screen.findByText(errorMessages.questionNotFound)).toBeVisible();
  });

  it('offers a retry when the question cannot be loaded', async () => {
    server.use(http.get('*/api/qna/*', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp(`/qna/${QUESTION.id}`);
    expect(await screen.findByText(errorMessages.questionLoadFailed)).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION.title })).toBeVisible();
  });

  it('opens a question stored in this browser without a request and counts the view', async () => {
    renderApp('/qna/local-sample-1');
    expect(await screen.findByText('조회 24')).toBeVisible();
    expect(screen.getByText('답변 완료')).toBeVisible();
  });

  it('shows an error when this browser has no such question', async () => {
    renderApp('/qna/local-gone');
    expect(await screen.findByText(errorMessages.questionNotFound)).toBeVisible();
  });
});

describe('answering a question', () => {
  it('shows an error and no answer panel for a wrong password', async () => {
    serve();
    server.use(
      http.post('*/api/qna/verify-admin', () =>
        HttpResponse.json({ error: errorMessages.adminPasswordWrong }, { status: 403 }),
      ),
    );
    const { user } = renderApp(`/qna/${QUESTION.id}`);
    await enter(user, 'wrong');
    expect((await screen.findAllByText(errorMessages.adminPasswordWrong))[0]).toBeVisible();
    expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'password');
    expect(screen.queryByRole('region', { name: '답변 관리' })).toBeNull();
  });

  it('focuses the answer field', async () => {
    await openPanel();
    expect(screen.getByLabelText('답변 내용')).toHaveFocus();
  });

  it('saves the answer with the password and shows it', async () => {
    const user = await openPanel();
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/qna/*/answer', async ({ request }) => {
        bodies.push(await request.json());
        serve(ANSWER);
        return HttpResponse.json({ question: { ...QUESTION, ...ANSWER } });
      }),
    );
    await user.click(screen.getByRole('button', { name: '답변 작성' }));
    expect(await screen.findByText(validationMessages.answerRequired)).toBeVisible();
    await user.type(screen.getByLabelText('답변 내용'), '답의 첫 줄입니다.');
    await user.click(screen.getByRole('button', { name: '답변 작성' }));
    expect(await screen.findByText('답변 완료')).toBeVisible();
    expect(screen.getByText('답변을 저장했습니다.')).toHaveFocus();
    expect(screen.getByRole('button', { name: '답변 수정' })).toBeVisible();
    expect(bodies).toEqual([{ answer: '답의 첫 줄입니다.', adminPassword: 'right' }]);
  });

  it('deletes the answer after confirmation and marks the question as waiting', async () => {
    const user = await openPanel(ANSWER);
    server.use(
      http.delete('*/api/qna/*/answer', () => {
        serve();
        return HttpResponse.json({ question: QUESTION });
      }),
    );
    await user.click(screen.getByRole('button', { name: '답변 삭제' }));
    const dialog = within(await screen.findByRole('dialog', { name: '이 답변을 삭제할까요?' }));
    await user.click(dialog.getByRole('button', { name: '답변 삭제' }));
    expect(await screen.findByText('답변 대기')).toBeVisible();
    expect(screen.getByText('답변을 삭제했습니다.')).toHaveFocus();
  });

  it('shows an error and keeps the text when saving or deleting fails', async () => {
    const user = await openPanel(ANSWER);
    server.use(
      http.post('*/api/qna/*/answer', () => HttpResponse.error()),
      http.delete('*/api/qna/*/answer', () => HttpResponse.json({}, { status: 500 })),
    );
    await user.click(screen.getByRole('button', { name: '답변 수정' }));
    expect(await screen.findByText(errorMessages.answerSaveFailed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '답변 삭제' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '답변 삭제' }));
    await waitFor(() => expect(screen.getByText(errorMessages.answerDeleteFailed)).toBeVisible());
    expect(screen.getByLabelText('답변 내용')).toHaveValue(ANSWER.answer);
  });
});
