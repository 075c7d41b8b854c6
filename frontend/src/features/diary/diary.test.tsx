import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aDream, signIn } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

function serve(interpretations: Interpretation[]) {
  const stats = { total: 12, shared: 5 };
  server.use(
    http.get('*/api/dreams/my-dreams', () => HttpResponse.json({ interpretations, nextCursor: null, stats })),
  );
}

describe('the diary', () => {
  it('shows the name, the statistics and each dream with its weekday', async () => {
    signIn('보름달');
    serve([aDream(1, { dream_content: '가'.repeat(151), interpretation: '나'.repeat(201) })]);
    renderApp('/dream-diary');
    expect(await screen.findByText('보름달님의 꿈 일기')).toBeVisible();
    const card = within((await screen.findByRole('heading', { level: 2 })).closest('li') as HTMLElement);
    expect(card.getByText(/^\d{4}년 \d+월 \d+일 .요일$/)).toBeVisible();
    expect(card.getByText(`${'가'.repeat(150)}…`)).toBeVisible();
    expect(card.getByText(`${'나'.repeat(200)}…`)).toBeVisible();
    expect(card.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('target', '_blank');
    expect(card.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('href', `/dream/${aDream(1).id}`);
    expect(screen.getByText('전체 해석').nextSibling).toHaveTextContent('12');
    expect(screen.getByText('공유한 해석').nextSibling).toHaveTextContent('5');
  });

  it('links to the dream form when there are no dreams', async () => {
    signIn();
    serve([]);
    renderApp('/dream-diary');
    expect(await screen.findByText('아직 기록된 꿈이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '첫 꿈 해석하기' })).toHaveAttribute('href', '/dream/new');
  });

  it('shows an error with a retry button when loading fails', async () => {
    signIn();
    server.use(http.get('*/api/dreams/my-dreams', () => HttpResponse.error(), { once: true }));
    const { user } = renderApp('/dream-diary');
    expect(await screen.findByText(errorMessages.dreamsLoadFailed)).toBeVisible();
    expect(screen.queryByText('아직 기록된 꿈이 없어요')).toBeNull();
    serve([aDream(1)]);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: /자세히 보기/ })).toBeVisible();
  });

  it('invites a guest to log in and sends no request', async () => {
    renderApp('/dream-diary');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: '로그인' })).toBeVisible();
    expect(main.getByRole('link', { name: '회원가입' })).toBeVisible();
  });
});
