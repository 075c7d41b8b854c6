import { errorMessages } from '@kkumpuri/contract';
import { delay, http, HttpResponse } from 'msw';
import { createStore } from './store';
import { server } from '@/testing/server';
import { api } from '@/api/api';
import type { ApiError } from '@/api/errors';

const SESSION = '0b7c0c1e-1111-4000-8000-000000000001';

const probe = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => '/probe' }) }),
}).endpoints.probe;

async function ask(store = createStore()) {
  const { data, error } = await store.dispatch(probe.initiate(undefined, { forceRefetch: true }));
  return { data, error: error as ApiError | undefined, store };
}

function answer(response: () => Response | Promise<Response>): Headers[] {
  const seen: Headers[] = [];
  server.use(
    http.get('*/api/probe', ({ request }) => {
      seen.push(request.headers);
      return response();
    }),
  );
  return seen;
}

const refusal = () =>
  HttpResponse.json(
    { error: errorMessages.loginRequired, code: 'unauthorized', requestId: 'r' },
    { status: 401 },
  );

describe('every call', () => {
  it('carries the anonymous session, the same each time', async () => {
    const seen = answer(() => HttpResponse.json({}));
    await ask();
    await ask();
    const [first, second] = seen.map((headers) => headers.get('X-Session-Id'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(localStorage.getItem('sessionId')).toBe(first);
  });

  it('carries the access token of whoever is logged in, and none of a guest', async () => {
    const seen = answer(() => HttpResponse.json({}));
    await ask();
    localStorage.setItem('token', 'a-token');
    await ask();
    expect(seen.map((headers) => headers.get('Authorization'))).toEqual([null, 'Bearer a-token']);
  });

  it('keeps the session that the server gives', async () => {
    answer(() => HttpResponse.json({}, { headers: { 'X-Session-Id': SESSION } }));
    await ask();
    expect(localStorage.getItem('sessionId')).toBe(SESSION);
  });
});

describe('a failed call', () => {
  it('says what the server said', async () => {
    answer(() => HttpResponse.json({ error: '그런 글은 없습니다.' }, { status: 404 }));
    expect((await ask()).error).toMatchObject({
      kind: 'http',
      status: 404,
      message: '그런 글은 없습니다.',
      spoken: true,
    });
  });

  it('says that there is no response when nothing answers', async () => {
    answer(() => HttpResponse.error());
    expect((await ask()).error).toMatchObject({ kind: 'noResponse', message: errorMessages.noResponse });
  });

  it('says to look at the network when there is none', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(() => HttpResponse.error());
    expect((await ask()).error).toMatchObject({ kind: 'network', message: errorMessages.network });
  });

  it('says that it took too long', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    answer(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const asking = ask();
    await jest.advanceTimersByTimeAsync(16_000);
    jest.useRealTimers();
    expect((await asking).error).toMatchObject({ kind: 'timeout', message: errorMessages.timeout });
  });

  it.each([
    [502, errorMessages.noResponse],
    [504, errorMessages.timeout],
    [200, errorMessages.unforeseen],
  ])('reads a page of a proxy by its status %s', async (status, message) => {
    answer(
      () =>
        new HttpResponse('<html>Bad Gateway</html>', { status, headers: { 'Content-Type': 'text/html' } }),
    );
    expect((await ask()).error).toMatchObject({ message });
  });
});

describe('a refused access token', () => {
  it('is made known', async () => {
    localStorage.setItem('token', 'an-old-token');
    answer(refusal);
    const { store } = await ask();
    expect(store.getState().auth.refused).toBe(true);
  });

  it('says nothing about a guest, who sent none', async () => {
    answer(refusal);
    const { store } = await ask();
    expect(store.getState().auth.refused).toBe(false);
  });

  it('says nothing about whoever logged in meanwhile', async () => {
    localStorage.setItem('token', 'an-old-token');
    answer(() => {
      localStorage.setItem('token', 'a-new-token');
      return refusal();
    });
    const { store } = await ask();
    expect(store.getState().auth.refused).toBe(false);
  });
});
