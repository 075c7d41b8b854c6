import { errorMessages, type Post } from '@kkumpuri/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPost } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

/** Serves the list in pages of two and records the queries. */
function board(posts: Post[]) {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get('*/api/posts', ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const from = Number(query.get('cursor') ?? 0);
      const nextCursor = from + 2 < posts.length ? String(from + 2) : null;
      return HttpResponse.json({ posts: posts.slice(from, from + 2), nextCursor });
    }),
  );
  return queries;
}

const formOf = (box: HTMLElement) => (box as HTMLInputElement).form as HTMLFormElement;
const searchBox = () => screen.findByRole('searchbox', { name: '꿈 검색' });

describe('the board', () => {
  it('shows of each post a preview cut on code points, the author, the counts and the engine', async () => {
    board([
      aPost(1, { author_username: null, dream_content: '🌙'.repeat(121), interpretation: '해'.repeat(101) }),
    ]);
    renderApp('/shared-posts');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(`${'🌙'.repeat(120)}…`)).toBeVisible();
    expect(card.getByText(`${'해'.repeat(100)}…`)).toBeVisible();
    expect(card.getByText('익명 사용자')).toBeVisible();
    expect(card.getByText('조회 7')).toBeVisible();
    expect(card.getByText('좋아요 3')).toBeVisible();
    expect(card.getByText('뱀')).toBeVisible();
    expect(card.getByText('해몽 사전이 쓴 해석')).toBeVisible();
    expect(card.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('href', `/post/${aPost(1).id}`);
  });

  it('requests the chosen search and order', async () => {
    const queries = board([aPost(1)]);
    const { user } = renderApp('/shared-posts');
    await user.type(await searchBox(), '뱀{Enter}');
    await user.click(screen.getByRole('button', { name: '인기' }));
    await waitFor(() => {
      expect(queries.at(-1)?.get('q')).toBe('뱀');
      expect(queries.at(-1)?.get('sort')).toBe('popular');
    });
    expect(screen.getByRole('button', { name: '인기' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps focus in the search box while the URL is updated', async () => {
    const queries = board([aPost(1)]);
    const { user } = renderApp('/shared-posts');
    const box = await searchBox();
    await user.type(box, '뱀');
    await waitFor(() => expect(queries.at(-1)?.get('q')).toBe('뱀'));
    expect(box).toHaveFocus();
  });

  it('ignores the Enter that ends a Hangul composition and searches on the next one', async () => {
    const queries = board([aPost(1)]);
    renderApp('/shared-posts');
    const box = await searchBox();
    await screen.findByRole('article');
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: '뱀' } });
    fireEvent.submit(formOf(box));
    expect(box).toHaveValue('뱀');
    expect(queries.map((query) => query.get('q'))).toEqual([null]);
    fireEvent.compositionEnd(box);
    fireEvent.submit(formOf(box));
    await waitFor(() => expect(queries.map((query) => query.get('q'))).toEqual([null, '뱀']));
  });

  it('loads the next page on request', async () => {
    board([aPost(1), aPost(2), aPost(3)]);
    const { user } = renderApp('/shared-posts');
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    expect(await screen.findByRole('heading', { name: '3번째 꿈 해석' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('refetches when the window becomes visible and keeps the old rows meanwhile', async () => {
    const queries = board([aPost(1)]);
    renderApp('/shared-posts');
    await screen.findByRole('article');
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('links to the dream form when the board is empty', async () => {
    board([]);
    renderApp('/shared-posts');
    expect(await screen.findByText('아직 공유된 꿈이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '첫 꿈 해석하기' })).toHaveAttribute('href', '/dream/new');
  });

  it('shows an error with a retry button, not the empty state, after a failure', async () => {
    server.use(http.get('*/api/posts', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = renderApp('/shared-posts');
    expect(await screen.findByText(errorMessages.postsLoadFailed)).toBeVisible();
    expect(screen.queryByText('아직 공유된 꿈이 없어요')).toBeNull();
    board([aPost(1)]);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('keeps the rows after a failed refresh', async () => {
    board([aPost(1)]);
    const { user } = renderApp('/shared-posts');
    await screen.findByRole('article');
    server.use(http.get('*/api/posts', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: '새로고침' }));
    expect(await screen.findByText(errorMessages.postsLoadFailed)).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
  });
});
