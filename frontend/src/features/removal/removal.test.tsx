import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aDream, signIn, uuid } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const noContent = () => new HttpResponse(null, { status: 204 });

/** A service that has these dreams and notes what it was asked to remove. */
function serve(dreams: Interpretation[], respond: () => Response = noContent) {
  const removed: string[] = [];
  server.use(
    http.get('*/api/dreams/my-dreams', () =>
      HttpResponse.json({
        interpretations: dreams.filter(({ id }) => !removed.includes(`/api/dreams/${id}`)),
        nextCursor: null,
        stats: { total: dreams.length - removed.length, shared: 0 },
      }),
    ),
    http.delete('*/api/dreams/*', ({ request }) => {
      const answer = respond();
      if (answer.ok) removed.push(new URL(request.url).pathname);
      return answer;
    }),
  );
  return removed;
}

const cards = () => screen.findAllByRole('heading', { level: 2 });

describe('removing', () => {
  let store: ReturnType<typeof renderApp>['store'];
  /** Up to the end of what is being sent, whether it worked or not. */
  const settled = () => waitFor(() => expect(store.getState().removal.sending).toEqual([]));

  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  async function tenSeconds() {
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await settled();
  }

  function open(address: Parameters<typeof renderApp>[0]) {
    ({ store } = renderApp(address));
    return userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  }

  async function deleteFirst(user: ReturnType<typeof open>) {
    const [button] = await screen.findAllByRole('button', { name: /의 꿈 지우기$/ });
    await user.click(button!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
  }

  it('hides a dream at once, and sends it after ten seconds', async () => {
    const removed = serve([aDream(1, { dream_content: '첫 꿈' }), aDream(2, { dream_content: '다음 꿈' })]);
    const user = open('/my-dreams');
    await deleteFirst(user);
    expect(screen.queryByText('첫 꿈')).toBeNull();
    expect(await screen.findByText('지웠어요')).toBeVisible();
    expect(removed).toEqual([]);
    await tenSeconds();
    expect(removed).toEqual([`/api/dreams/${uuid(1)}`]);
    expect(screen.queryByText('지웠어요')).toBeNull();
    expect(screen.queryByText('첫 꿈')).toBeNull();
  });

  it('is undone within them, and nothing is sent', async () => {
    const removed = serve([aDream(1, { dream_content: '첫 꿈' })]);
    const user = open('/my-dreams');
    await deleteFirst(user);
    expect(await screen.findByRole('button', { name: '되돌리기' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('첫 꿈')).toBeVisible();
    await tenSeconds();
    expect(removed).toEqual([]);
  });

  it('is sent at once when the page is left', async () => {
    const removed = serve([aDream(1)]);
    await deleteFirst(open('/my-dreams'));
    act(() => void dispatchEvent(new Event('pagehide')));
    await settled();
    expect(removed).toHaveLength(1);
  });

  it('a second removal sends the first', async () => {
    const removed = serve([aDream(1), aDream(2)]);
    const user = open('/my-dreams');
    await deleteFirst(user);
    await deleteFirst(user);
    await settled();
    expect(removed).toEqual([`/api/dreams/${uuid(1)}`]);
    expect(screen.getByRole('button', { name: '되돌리기' })).toBeVisible();
  });

  it('that failed brings the dream back and says so', async () => {
    serve([aDream(1, { dream_content: '첫 꿈' })], () => HttpResponse.json({}, { status: 500 }));
    await deleteFirst(open('/my-dreams'));
    await tenSeconds();
    expect(await screen.findByText(errorMessages.dreamDeleteFailed)).toBeVisible();
    expect(await screen.findByText('첫 꿈')).toBeVisible();
  });

  it('also forgets what this browser kept of it', async () => {
    localStorage.setItem('dream_interpretations', JSON.stringify([aDream(1), aDream(2)]));
    serve([aDream(1)]);
    await deleteFirst(open('/my-dreams'));
    await tenSeconds();
    expect(JSON.parse(localStorage.getItem('dream_interpretations') ?? '[]')).toEqual([aDream(2)]);
  });

  it('a guest removes all dreams of this browser at once', async () => {
    localStorage.setItem('dream_interpretations', JSON.stringify([aDream(1), aDream(2)]));
    const removed = serve([aDream(1)]);
    const user = open('/my-dreams');
    await user.click(await screen.findByRole('button', { name: '모두 지우기' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/꿈 2개/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '모두 지우기' }));
    expect(await screen.findByText('아직 해석한 꿈이 없어요')).toBeVisible();
    await tenSeconds();
    expect(removed).toEqual(['/api/dreams/my-dreams']);
    expect(localStorage.getItem('dream_interpretations')).toBe('[]');
  });

  it('a member has no button for all', async () => {
    signIn();
    serve([aDream(1)]);
    open('/my-dreams');
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '모두 지우기' })).toBeNull();
  });

  it('from the result leads to the diary', async () => {
    signIn();
    serve([]);
    const row = aDream(1, { dream_content: '첫 꿈' });
    const user = open({ pathname: `/dream/${row.id}`, state: { interpretation: row } });
    await user.click(await screen.findByRole('button', { name: '지우기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('지웠어요')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /일기/ })).toBeVisible();
  });

  it('takes a dream off the board and lets it be shared again', async () => {
    signIn();
    const removed = serve([]);
    const row = aDream(1, { is_shared: true });
    const user = open({ pathname: `/dream/${row.id}`, state: { interpretation: row } });
    await user.click(await screen.findByRole('button', { name: '공유 취소' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '공유 취소' }));
    expect(await screen.findByRole('button', { name: '공유하기' })).toBeVisible();
    await tenSeconds();
    expect(removed).toEqual([`/api/dreams/${row.id}/share`]);
    expect(screen.getByRole('button', { name: '공유하기' })).toBeVisible();
  });

  it('somebody else’s dream has no button', async () => {
    signIn('운영자');
    const row = aDream(1, { user_id: uuid(9) });
    open({ pathname: `/dream/${row.id}`, state: { interpretation: row } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: '지우기' })).toBeNull();
  });
});
