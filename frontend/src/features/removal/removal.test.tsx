import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aDream, signIn, uuid } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

/** Serves these dreams and records removals and undos. */
function serve(dreams: Interpretation[], refuse?: () => Response) {
  const removed: unknown[] = [];
  const undone: string[] = [];
  const isThere = ({ id }: Interpretation) =>
    removed.every((removal, index) => undone.includes(uuid(700 + index)) || !isOf(removal, id));
  server.use(
    http.get('*/api/dreams/my-dreams', () => {
      const interpretations = dreams.filter(isThere);
      const stats = { total: interpretations.length, shared: 0 };
      return HttpResponse.json({ interpretations, nextCursor: null, stats });
    }),
    http.get('*/api/dreams/:id', ({ params }) =>
      HttpResponse.json({ interpretation: dreams.find(({ id }) => id === params.id) }),
    ),
    http.post('*/api/removals', async ({ request }) => {
      if (refuse) return refuse();
      removed.push(await request.json());
      return HttpResponse.json({ removal: { id: uuid(699 + removed.length) } }, { status: 201 });
    }),
    http.delete('*/api/removals/:id', ({ params }) => {
      undone.push(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { removed, undone };
}

function isOf(removal: unknown, id: string): boolean {
  const { kind, id: other } = removal as { kind: string; id?: string };
  return kind === 'all' || (kind === 'dream' && other === id);
}

const cards = () => screen.findAllByRole('heading', { level: 2 });

describe('removal', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  async function tenSeconds() {
    await act(() => jest.advanceTimersByTimeAsync(10_000));
  }

  function open(address: string) {
    renderApp(address);
    return userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  }

  async function deleteFirst(user: ReturnType<typeof open>) {
    const [button] = await screen.findAllByRole('button', { name: /의 꿈 지우기$/ });
    await user.click(button!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
  }

  it('hides a dream, sends the removal at once and offers undo for ten seconds', async () => {
    const { removed } = serve([
      aDream(1, { dream_content: '첫 꿈' }),
      aDream(2, { dream_content: '다음 꿈' }),
    ]);
    await deleteFirst(open('/my-dreams'));
    expect(screen.queryByText('첫 꿈')).toBeNull();
    expect(await screen.findByText('지웠어요')).toBeVisible();
    await waitFor(() => expect(removed).toEqual([{ kind: 'dream', id: uuid(1) }]));
    await tenSeconds();
    expect(screen.queryByText('지웠어요')).toBeNull();
    expect(screen.queryByText('첫 꿈')).toBeNull();
    expect(removed).toHaveLength(1);
  });

  it('restores the dream on undo', async () => {
    const { undone } = serve([aDream(1, { dream_content: '첫 꿈' })]);
    const user = open('/my-dreams');
    await deleteFirst(user);
    expect(await screen.findByRole('button', { name: '되돌리기' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('첫 꿈')).toBeVisible();
    expect(screen.getByRole('button', { name: /의 꿈 지우기$/ })).toHaveFocus();
    expect(undone).toEqual([uuid(700)]);
    await tenSeconds();
    expect(screen.getByText('첫 꿈')).toBeVisible();
  });

  it('shows an error when it is too late to undo', async () => {
    serve([aDream(1, { dream_content: '첫 꿈' })]);
    server.use(http.delete('*/api/removals/:id', () => HttpResponse.json({}, { status: 404 })));
    const user = open('/my-dreams');
    await deleteFirst(user);
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText(errorMessages.undoFailed)).toBeVisible();
    expect(screen.queryByText('첫 꿈')).toBeNull();
  });

  it('undoes each of several removals separately', async () => {
    const { removed, undone } = serve([
      aDream(1, { dream_content: '첫 꿈' }),
      aDream(2, { dream_content: '다음 꿈' }),
      aDream(3, { dream_content: '셋째 꿈' }),
    ]);
    const user = open('/my-dreams');
    await deleteFirst(user);
    await deleteFirst(user);
    await waitFor(() => expect(removed).toHaveLength(2));
    const [first] = await screen.findAllByRole('button', { name: '되돌리기' });
    expect(first?.closest('p')).toHaveTextContent('첫 꿈');
    await user.click(first!);
    await waitFor(() => expect(screen.getAllByRole('button', { name: '되돌리기' })).toHaveLength(1));
    expect(undone).toEqual([uuid(700)]);
    await tenSeconds();
    expect(await screen.findByText('첫 꿈')).toBeVisible();
    expect(screen.queryByText('다음 꿈')).toBeNull();
  });

  it('restores the dream and shows an error when the removal fails', async () => {
    serve([aDream(1, { dream_content: '첫 꿈' })], () => HttpResponse.json({}, { status: 500 }));
    await deleteFirst(open('/my-dreams'));
    expect(await screen.findByText(errorMessages.dreamDeleteFailed)).toBeVisible();
    expect(await screen.findByText('첫 꿈')).toBeVisible();
  });

  it('removes the local record and restores it on undo', async () => {
    const kept = () => JSON.parse(localStorage.getItem('dream_interpretations') ?? '[]') as unknown;
    localStorage.setItem('dream_interpretations', JSON.stringify([aDream(1), aDream(2)]));
    serve([aDream(1)]);
    const user = open('/my-dreams');
    await deleteFirst(user);
    expect(kept()).toEqual([aDream(2)]);
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(kept()).toEqual([aDream(1), aDream(2)]));
  });

  it('lets a guest remove all dreams of this browser at once', async () => {
    localStorage.setItem('dream_interpretations', JSON.stringify([aDream(1), aDream(2)]));
    const { removed } = serve([aDream(1)]);
    const user = open('/my-dreams');
    await user.click(await screen.findByRole('button', { name: '모두 지우기' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/꿈 2개/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '모두 지우기' }));
    expect(await screen.findByText('아직 해석한 꿈이 없어요')).toBeVisible();
    await tenSeconds();
    expect(removed).toEqual([{ kind: 'all' }]);
    expect(localStorage.getItem('dream_interpretations')).toBe('[]');
  });

  it('offers members no button that removes all dreams', async () => {
    signIn();
    serve([aDream(1)]);
    open('/my-dreams');
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '모두 지우기' })).toBeNull();
  });

  it('redirects from the result page to the diary', async () => {
    signIn();
    const row = aDream(1, { dream_content: '첫 꿈' });
    serve([row]);
    const user = open(`/dream/${row.id}`);
    await user.click(await screen.findByRole('button', { name: '지우기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('지웠어요')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /일기/ })).toBeVisible();
  });

  it('takes a dream off the board and offers sharing again', async () => {
    signIn();
    const row = aDream(1, { is_shared: true });
    const { removed } = serve([row]);
    const user = open(`/dream/${row.id}`);
    await user.click(await screen.findByRole('button', { name: '공유 취소' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '공유 취소' }));
    expect(await screen.findByRole('button', { name: '공유하기' })).toBeVisible();
    await tenSeconds();
    expect(removed).toEqual([{ kind: 'share', id: row.id }]);
    expect(screen.getByRole('button', { name: '공유하기' })).toBeVisible();
  });

  it('offers no button for a dream of another user', async () => {
    signIn('운영자');
    const row = aDream(1, { user_id: uuid(9) });
    serve([row]);
    open(`/dream/${row.id}`);
    expect(await screen.findByText(row.interpretation)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: '지우기' })).toBeNull();
  });
});
