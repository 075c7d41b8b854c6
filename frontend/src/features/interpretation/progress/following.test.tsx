import { connectionMessages, errorMessages, limits } from '@kkumpuri/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createStore } from '@/testing/store';
import { aDream, signIn, uuid } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';
import { openStream, streamOf } from '@/testing/streams';
import { readDraft, keepDraft } from '../form/draft';
import { submitDream } from '../form/submit';

jest.setTimeout(20_000);

const ID = uuid(1);
const row = aDream(1);
const queued = { id: ID, position: 0, symbols: [], care: 'none' };

/** Serves the dream and counts the requests. */
function serve(respond: (times: number, info: { request: Request }) => Response) {
  const seen = { times: 0 };
  server.use(http.get(`*/api/dreams/${ID}`, (info) => respond((seen.times += 1), info)));
  return seen;
}

function anotherTabStores(token: string): void {
  localStorage.setItem('token', token);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'a-token', newValue: token }));
  });
}

describe('a dream page when the signed-in user changes', () => {
  it('requests the dream after the stored token is verified', async () => {
    let verified: () => void = () => undefined;
    const verifying = new Promise<void>((resolve) => (verified = resolve));
    signIn('보름달', verifying);
    const seen = serve(() => HttpResponse.json({ interpretation: row }));
    renderApp(`/dream/${ID}`);
    await screen.findByRole('heading', { name: '꿈 해석 결과' });
    verified();
    expect(await screen.findByText(row.interpretation)).toBeVisible();
    expect(seen.times).toBe(1);
  });

  it('reloads the dream after its owner changes the password in another tab', async () => {
    signIn();
    const seen = serve(() => HttpResponse.json({ interpretation: row }));
    renderApp(`/dream/${ID}`);
    await screen.findByText(row.interpretation);
    anotherTabStores('a-newer-token');
    await waitFor(() => expect(seen.times).toBe(2));
    expect(await screen.findByText(row.interpretation)).toBeVisible();
  });

  it('never shows a streamed dream to another user who signs in in another tab', async () => {
    signIn();
    const { respond, push } = openStream();
    server.use(http.post('*/api/dreams/interpret', respond));
    serve(() => HttpResponse.json({ error: 'x', code: 'not_found' }, { status: 404 }));
    const { store, user } = renderApp('/dream/new');
    await waitFor(() => expect(store.getState().auth.user).not.toBeNull());
    await user.type(await screen.findByLabelText('어떤 꿈을 꾸셨나요?'), '뱀');
    await user.click(screen.getByRole('button', { name: '꿈 해석하기' }));
    push('queued', queued);
    push('delta', { section: 'summary', text: '남의 꿈' });
    await screen.findByText('남의 꿈');
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.getState().live[ID]));
    signIn('초승달');
    anotherTabStores('of-another');
    expect(screen.queryByText('남의 꿈')).not.toBeInTheDocument();
    push('done', row);
    expect(await screen.findByText(errorMessages.interpretationOfAnother)).toBeVisible();
    expect(seen.filter(Boolean)).toEqual([]);
  });
});

it('follows a running interpretation again after leaving and returning to its page', async () => {
  const streams = [openStream(), openStream()];
  const seen = serve((times, info) => streams[times - 1]!.respond(info));
  const list = { interpretations: [{ ...row, user_id: null, status: 'pending' }], nextCursor: null };
  server.use(http.get('*/api/dreams/my-dreams', () => HttpResponse.json(list)));
  const { user } = renderApp('/my-dreams');
  await user.click(await screen.findByRole('link', { name: row.dream_content }));
  streams[0]!.push('queued', queued);
  await screen.findByText(/꿈을 읽기 시작했어요/);
  await user.click(screen.getByRole('link', { name: '꿈풀이' }));
  await user.click(await screen.findByRole('link', { name: '이 브라우저의 꿈 보기' }));
  await user.click(await screen.findByRole('link', { name: row.dream_content }));
  await waitFor(() => expect(seen.times).toBe(2));
  streams[1]!.push('done', row);
  expect(await screen.findByText(row.interpretation)).toBeVisible();
});

describe('an accepted dream', () => {
  const send = (respond: (info: { request: Request }) => Response) => {
    const { dispatch, getState } = createStore();
    server.use(http.post('*/api/dreams/interpret', respond));
    return { sending: submitDream(keepDraft('뱀'), dispatch), live: () => getState().live[ID] };
  };

  it('reconnects when the connection is silent for too long', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const { respond, push } = openStream();
    const seen = serve(() => streamOf([['done', row]]));
    const { sending, live } = send(respond);
    push('queued', queued);
    expect(await sending).toBe(ID);
    await jest.advanceTimersByTimeAsync(2 * limits.heartbeatMs);
    expect(seen.times).toBe(0);
    await jest.advanceTimersByTimeAsync(2 * limits.heartbeatMs);
    jest.useRealTimers();
    await waitFor(() => expect(live()?.result).toEqual(row));
  });

  it('shows a retry button when the interpretation has timed out', async () => {
    const timeout = { error: errorMessages.interpretationTimeout, code: 'interpretation_timeout' };
    serve((times, { request }) =>
      request.headers.get('accept') === 'application/json'
        ? HttpResponse.json({ interpretation: { ...row, status: times > 3 ? 'failed' : 'pending' } })
        : streamOf([
            ['queued', queued],
            ['error', timeout],
          ]),
    );
    renderApp(`/dream/${ID}`);
    expect(await screen.findByText(/생각보다 오래 걸리고 있어요/)).toBeVisible();
    expect(await screen.findByText(timeout.error)).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('shows the progress immediately after a retry', async () => {
    const { respond, push } = openStream();
    const error = { error: errorMessages.interpretationFailed, code: 'interpretation_failed' };
    serve((times, info) =>
      times > 1
        ? respond(info)
        : streamOf([
            ['queued', queued],
            ['error', error],
          ]),
    );
    const { user } = renderApp(`/dream/${ID}`);
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(screen.queryByText(error.error)).not.toBeInTheDocument();
    expect(screen.getByText(/꿈을 읽기 시작했어요/)).toBeVisible();
    push('queued', queued);
    push('done', row);
    expect(await screen.findByText(row.interpretation)).toBeVisible();
  });

  it('shows an error at once when opened offline, and loads when the network returns', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const seen = serve((times) =>
      times > 1 ? HttpResponse.json({ interpretation: row }) : HttpResponse.error(),
    );
    renderApp(`/dream/${ID}`);
    expect(await screen.findByText(connectionMessages.offline)).toBeVisible();
    expect(seen.times).toBe(1);
    onLine.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(row.interpretation)).toBeVisible();
  });

  it('reconnects when the network fails after the first progress', async () => {
    const { respond, push, fail } = openStream();
    const seen = serve((times, info) =>
      times > 1 ? HttpResponse.json({ interpretation: row }) : respond(info),
    );
    renderApp(`/dream/${ID}`);
    push('queued', queued);
    expect(await screen.findByText(/꿈을 읽기 시작했어요/)).toBeVisible();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail();
    expect(await screen.findByText(row.interpretation)).toBeVisible();
    expect(seen.times).toBe(2);
    onLine.mockRestore();
  });

  it('ends with an error after too many reconnects', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const { respond, push } = openStream();
    serve(() => streamOf([['queued', queued]]));
    const { sending, live } = send(respond);
    push('queued', queued);
    await sending;
    await jest.advanceTimersByTimeAsync(5 * limits.requestTimeoutMs);
    jest.useRealTimers();
    expect(live()?.error).toBe(errorMessages.interpretationLoadFailed);
  });

  it('keeps a new draft that is typed while the reading arrives', async () => {
    const { respond, push } = openStream();
    const { sending, live } = send(respond);
    push('queued', queued);
    await sending;
    keepDraft('다음 꿈');
    push('done', row);
    await waitFor(() => expect(live()?.result).toEqual(row));
    expect(readDraft().text).toBe('다음 꿈');
  });
});
