import { careWords, errorMessages, validationMessages } from '@kkumpuri/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aDream, aPost, signIn, uuid } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const DREAM = aDream(1, { is_shared: true, post_id: uuid(2), title: '마당에 든 뱀' });

function serve(answer?: () => Response): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.get(`*/api/dreams/${DREAM.id}`, () => HttpResponse.json({ interpretation: DREAM })),
    http.get('*/api/posts', () => HttpResponse.json({ posts: [], nextCursor: null })),
    http.patch(`*/api/dreams/${DREAM.id}`, async ({ request }) => {
      const body = (await request.json()) as { title: string };
      bodies.push(body);
      return answer?.() ?? HttpResponse.json({ interpretation: { ...DREAM, ...body } });
    }),
  );
  return bodies;
}

async function openDialog(address: string) {
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: '제목 바꾸기' }));
  return { user, field: screen.getByLabelText('제목') };
}

const openFromResult = () => openDialog(`/dream/${DREAM.id}`);

describe('changing the title of a shared dream', () => {
  beforeEach(() => signIn());

  it('saves the title from the result page and shows it when the dialog is reopened', async () => {
    const bodies = serve();
    const { user, field } = await openFromResult();
    expect(field).toHaveValue('마당에 든 뱀');
    await user.clear(field);
    await user.type(field, ' 담을 넘은 구렁이 {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies).toEqual([{ title: '담을 넘은 구렁이' }]);
    const button = screen.getByRole('button', { name: '제목 바꾸기' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.getByLabelText('제목')).toHaveValue('담을 넘은 구렁이');
  });

  it('keeps the title on one line, and the dialog open when Enter ends a composition', async () => {
    const bodies = serve();
    const { user, field } = await openFromResult();
    await user.clear(field);
    await user.click(field);
    await user.paste('담을 넘은\n구렁이');
    expect(field).toHaveValue('담을 넘은 구렁이');
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('changes the title from the page of the post', async () => {
    const bodies = serve();
    const post = aPost(2, { dream_id: DREAM.id, title: '마당에 든 뱀' });
    server.use(
      http.get(`*/api/posts/${post.id}`, () =>
        HttpResponse.json({ post: { ...post, ...(bodies[0] as object) } }),
      ),
      http.get('*/api/posts/:id/similar', () => HttpResponse.json({ posts: [] })),
    );
    const { user, field } = await openDialog(`/post/${post.id}`);
    await user.clear(field);
    await user.type(field, '담을 넘은 구렁이');
    await user.click(screen.getByRole('button', { name: '바꾸기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '담을 넘은 구렁이' })).toBeVisible();
  });

  it('offers no title change on a post of another user', async () => {
    serve();
    const post = aPost(2);
    server.use(
      http.get(`*/api/posts/${post.id}`, () => HttpResponse.json({ post })),
      http.get('*/api/posts/:id/similar', () => HttpResponse.json({ posts: [] })),
    );
    renderApp(`/post/${post.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: '제목 바꾸기' })).toBeNull();
  });

  it('rejects an empty title without a request', async () => {
    const bodies = serve();
    const { user, field } = await openFromResult();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(validationMessages.titleRequired)).toBeVisible();
    expect(field).toHaveAccessibleDescription(validationMessages.titleRequired);
    expect(bodies).toEqual([]);
  });

  it.each([
    ['a server error', () => HttpResponse.json({}, { status: 500 }), errorMessages.titleChangeFailed],
    [
      'a title that expresses suicidal intent',
      () => HttpResponse.json({ error: '…', code: 'care_not_shareable' }, { status: 422 }),
      careWords.notShared,
    ],
  ])('shows a message for %s and keeps the input', async (_, answer, words) => {
    serve(answer);
    const { user, field } = await openFromResult();
    await user.type(field, ' 둘');
    await user.click(screen.getByRole('button', { name: '바꾸기' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(field).toHaveValue('마당에 든 뱀 둘');
    expect(dialog.queryAllByRole('link').length > 0).toBe(words === careWords.notShared);
  });
});
