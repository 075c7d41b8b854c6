import { errorMessages, type Question } from '@kkumpuri/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aQuestion } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

function serve(questions: Question[]) {
  const queries: URLSearchParams[] = [];
  const answered = questions.filter((question) => question.answered).length;
  const counts = { all: questions.length, waiting: questions.length - answered, answered };
  server.use(
    http.get('*/api/qna', ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return HttpResponse.json({ questions, nextCursor: null, counts });
    }),
  );
  return queries;
}

const keep = (title: string) =>
  localStorage.setItem(
    'qna_questions',
    JSON.stringify([
      {
        ...aQuestion(1, { title }),
        id: 'local-1',
        date: '2026-11-19T00:00:00.000Z',
        answerDate: null,
        source: 'local',
      },
    ]),
  );

describe('the question board', () => {
  it('shows each question with its state, category, author and views', async () => {
    serve([aQuestion(1, { answered: true, answer: '답', views: 5 })]);
    renderApp('/qna');
    const row = within(
      (await screen.findByRole('link', { name: '1번째 질문입니다' })).closest('li') as HTMLElement,
    );
    expect(row.getByText('답변 완료')).toBeVisible();
    expect(row.getByText('#일반')).toBeVisible();
    expect(row.getByText('익명')).toBeVisible();
    expect(row.getByText('조회 5')).toBeVisible();
    expect(row.getByText('첫 줄입니다. 둘째 줄입니다.')).toBeVisible();
    expect(screen.getByText('이 게시판은 개발이 끝날 때까지 임시로 운영됩니다.')).toBeVisible();
  });

  it('shows counts on the tabs and requests the questions of the selected tab', async () => {
    const queries = serve([aQuestion(1), aQuestion(2, { answered: true, answer: '답' })]);
    const { user } = renderApp('/qna');
    expect(await screen.findByRole('tab', { name: '전체 (2)' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: '답변 완료 (1)' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '답변 대기 (1)' }));
    await waitFor(() => expect(queries.at(-1)?.get('filter')).toBe('waiting'));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tab', { name: '답변 완료 (1)', selected: true })).toHaveFocus();
  });

  it('searches on the server and, case-insensitively, in the questions stored here', async () => {
    keep('Sleep에 대한 질문');
    const queries = serve([]);
    const { user } = renderApp('/qna');
    const box = await screen.findByRole('searchbox', { name: '제목 또는 카테고리 검색' });
    await user.type(box, 'sLEEP{Enter}');
    await waitFor(() => expect(queries.at(-1)?.get('q')).toBe('sLEEP'));
    expect(screen.getByRole('link', { name: 'Sleep에 대한 질문' })).toBeVisible();
    await user.clear(box);
    await user.type(box, '없는말{Enter}');
    expect(await screen.findByText('‘없는말’에 맞는 질문이 없어요.')).toBeVisible();
  });

  it('shows the two samples when the server returns no questions', async () => {
    serve([]);
    renderApp('/qna');
    expect(await screen.findByText('조회 23')).toBeVisible();
    expect(screen.getByText('조회 47')).toBeVisible();
    expect(screen.getByRole('tab', { name: '답변 완료 (2)' })).toBeVisible();
  });

  it('shows the error and the questions stored here when the server fails', async () => {
    keep('서버가 없을 때의 질문');
    server.use(http.get('*/api/qna', () => HttpResponse.error()));
    const { user } = renderApp('/qna');
    expect(await screen.findByText(errorMessages.questionLoadFailed)).toBeVisible();
    expect(screen.getByRole('link', { name: '서버가 없을 때의 질문' })).toBeVisible();
    expect(screen.getByText('이 브라우저에만 저장됨')).toBeVisible();
    serve([aQuestion(2)]);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '2번째 질문입니다' })).toBeVisible();
    expect(screen.queryByText(errorMessages.questionLoadFailed)).toBeNull();
  });

  it('shows questions stored here together with those of the server, without the samples', async () => {
    keep('여기에만 있는 질문');
    serve([aQuestion(2)]);
    renderApp('/qna');
    await screen.findByRole('link', { name: '2번째 질문입니다' });
    expect(screen.getByRole('link', { name: '여기에만 있는 질문' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '전체 (2)' })).toBeVisible();
  });

  it('ignores invalid data in local storage', async () => {
    localStorage.setItem('qna_questions', '[{"id": 3}, null, "x"]');
    serve([aQuestion(2)]);
    renderApp('/qna');
    expect(await screen.findByRole('link', { name: '2번째 질문입니다' })).toBeVisible();
  });
});
