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

async function callProbe(store = createStore()) {
  const { data, error } = await store.dispatch(probe.initiate(undefined, { forceRefetch: true }));
  return { data, error: error as ApiError | undefined, store };
}

function respondWith(response: () => Response | Promise<Response>): Headers[] {
  const seen: Headers[] = [];
  server.use(
    http.get('*/api/probe', ({ request }) => {
      seen.push(request.headers);
      return response();
    }),
  );
  return seen;
}

const unauthorized = () =>
  HttpResponse.json(
    { error: errorMessages.loginRequired, code: 'unauthorized', requestId: 'r' },
    { status: 401 },
  );

describe('baseQuery', () => {
  it('sends the same anonymous session with every request', async () => {
    const seen = respondWith(() => HttpResponse.json({}));
    await callProbe();
    await callProbe();
    const [first, second] = seen.map((headers) => headers.get('X-Session-Id'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(localStorage.getItem('sessionId')).toBe(first);
  });

  it('sends the access token of a logged-in user and none for a guest', async () => {
    const seen = respondWith(() => HttpResponse.json({}));
    await callProbe();
    localStorage.setItem('token', 'a-token');
    await callProbe();
    expect(seen.map((headers) => headers.get('Authorization'))).toEqual([null, 'Bearer a-token']);
  });

  it('stores the session that the server returns', async () => {
    respondWith(() => HttpResponse.json({}, { headers: { 'X-Session-Id': SESSION } }));
    await callProbe();
    expect(localStorage.getItem('sessionId')).toBe(SESSION);
  });
});

describe('baseQuery errors', () => {
  it("returns the server's error message", async () => {
    respondWith(() => HttpResponse.json({ error: '그런 글은 없습니다.' }, { status: 404 }));
    expect((await callProbe()).error).toMatchObject({
      kind: 'http',
      status: 404,
      message: '그런 글은 없습니다.',
      spoken: true,
    });
  });

  it('returns noResponse when the server is unreachable', async () => {
    respondWith(() => HttpResponse.error());
    expect((await callProbe()).error).toMatchObject({
      kind: 'noResponse',
      message: errorMessages.noResponse,
    });
  });

  it('returns network when the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    respondWith(() => HttpResponse.error());
    expect((await callProbe()).error).toMatchObject({ kind: 'network', message: errorMessages.network });
  });

  it('returns timeout after 15 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    respondWith(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const calling = callProbe();
    await jest.advanceTimersByTimeAsync(16_000);
    jest.useRealTimers();
    expect((await calling).error).toMatchObject({ kind: 'timeout', message: errorMessages.timeout });
  });

  it.each([
    [502, errorMessages.noResponse],
    [504, errorMessages.timeout],
    [200, errorMessages.unforeseen],
  ])('maps the HTML page of a proxy by its status %s', async (status, message) => {
    respondWith(
      () =>
        new HttpResponse('<html>Bad Gateway</html>', { status, headers: { 'Content-Type': 'text/html' } }),
    );
    expect((await callProbe()).error).toMatchObject({ message });
  });
});

describe('a rejected access token', () => {
  it('marks the login as refused', async () => {
    localStorage.setItem('token', 'an-old-token');
    respondWith(unauthorized);
    const { store } = await callProbe();
    expect(store.getState().auth.refused).toBe(true);
  });

  it('ignores a 401 response to a guest without a token', async () => {
    respondWith(unauthorized);
    const { store } = await callProbe();
    expect(store.getState().auth.refused).toBe(false);
  });

  it('ignores a 401 response if another login happened meanwhile', async () => {
    localStorage.setItem('token', 'an-old-token');
    respondWith(() => {
      localStorage.setItem('token', 'a-new-token');
      return unauthorized();
    });
    const { store } = await callProbe();
    expect(store.getState().auth.refused).toBe(false);
  });
});
