import { errorMessages, type Post } from '@kkumpuri/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { aPost, signIn } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const POST = aPost(1);

function serve(post: Post, similar: Post[] = []) {
  server.use(
    http.get(`*/api/posts/${post.id}`, () => HttpResponse.json({ post })),
    http.get(`*/api/posts/${post.id}/similar`, () => HttpResponse.json({ posts: similar })),
  );
}

const likes = (name: RegExp) => screen.findAllByRole('button', { name });

describe('a post', () => {
  it('shows the reading by lines, the author, the views and its symbols as links', async () => {
    serve({ ...POST, author_username: null });
    renderApp(`/post/${POST.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: POST.title })).toBeVisible();
    expect(screen.getByText('첫 줄입니다.').tagName).toBe('P');
    expect(screen.getByText('둘째 줄입니다.').tagName).toBe('P');
    expect(screen.getByText('익명')).toBeVisible();
    expect(screen.getByText('조회 7')).toBeVisible();
    expect(screen.getByRole('link', { name: '뱀' })).toHaveAttribute('href', '/symbols/snake');
    expect(screen.getByText('해몽 사전이 쓴 해석')).toBeVisible();
  });

  it('shows a like on both buttons before the server responds', async () => {
    signIn();
    serve(POST);
    server.use(
      http.post('*/like', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const { user, unmount } = renderApp(`/post/${POST.id}`);
    await user.click((await likes(/^좋아요 /))[0] as HTMLElement);
    const pressed = await likes(/^좋아요 취소/);
    expect(pressed).toHaveLength(2);
    pressed.forEach((button) => {
      expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(button).toHaveTextContent('4');
    });
    unmount();
  });

  it('reverts a failed like and shows an error', async () => {
    signIn();
    serve(POST);
    server.use(http.post('*/like', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderApp(`/post/${POST.id}`);
    await user.click((await likes(/^좋아요 /))[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: errorMessages.likeFailed })).toBeVisible();
    (await likes(/^좋아요 /)).forEach((button) => {
      expect(button).toHaveAttribute('aria-pressed', 'false');
      expect(button).toHaveTextContent('3');
    });
  });

  it('updates the like count on the board without a new request', async () => {
    signIn();
    serve(POST);
    server.use(
      http.get('*/api/posts', () => HttpResponse.json({ posts: [POST], nextCursor: null })),
      http.post('*/like', () => HttpResponse.json({ likes: 12, liked: true })),
    );
    const { user } = renderApp('/shared-posts');
    await user.click(await screen.findByRole('link', { name: /자세히 보기/ }));
    await user.click((await likes(/^좋아요 /))[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByText('12')).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: '목록으로' }));
    expect(await screen.findByText('좋아요 12')).toBeVisible();
  });

  it('tells a guest that a like needs a login and sends nothing', async () => {
    serve(POST);
    const { user } = renderApp(`/post/${POST.id}`);
    await user.click((await likes(/^좋아요 /))[1] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: errorMessages.likeNeedsLogin });
    await user.click(within(dialog).getByRole('button', { name: '확인' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('회원가입하면 좋아요와 댓글을 남길 수 있어요.')).toBeVisible();
  });

  it('shows no invitation to register to members', async () => {
    signIn();
    serve(POST);
    renderApp(`/post/${POST.id}`);
    await screen.findByRole('heading', { level: 1, name: POST.title });
    expect(screen.queryByText(/회원가입하면 좋아요와/)).toBeNull();
  });

  it('links to similar dreams', async () => {
    serve(POST, [aPost(2)]);
    renderApp(`/post/${POST.id}`);
    expect(await screen.findByRole('link', { name: '2번째 꿈 해석' })).toHaveAttribute(
      'href',
      `/post/${aPost(2).id}`,
    );
  });

  it('links to the list when the post does not exist', async () => {
    server.use(http.get('*/api/posts/*', () => HttpResponse.json({}, { status: 404 })));
    renderApp(`/post/${POST.id}`);
    expect(await screen.findByText(errorMessages.postNotFound)).toBeVisible();
    expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/shared-posts');
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  it('offers a retry when the post cannot be loaded', async () => {
    server.use(http.get('*/api/posts/*', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user } = renderApp(`/post/${POST.id}`);
    expect(await screen.findByText(errorMessages.postsLoadFailed)).toBeVisible();
    serve(POST);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { level: 1, name: POST.title })).toBeVisible();
  });
});
