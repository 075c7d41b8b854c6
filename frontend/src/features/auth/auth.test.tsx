import { errorMessages, type User } from '@kkumpuri/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '@/api/api';
import { signIn, uuid } from '@/testing/fixtures';
import { fill, renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';
import { enter } from './use-auth';

jest.setTimeout(20_000);

const person = (number: number, username: string): User => ({
  id: uuid(number),
  email: `${number}@kkumpuri.example`,
  username,
  is_admin: false,
  created_at: '2026-11-01T00:00:00.000Z',
});

const mine = api.injectEndpoints({
  endpoints: (build) => ({ mine: build.query<{ owner: string }, void>({ query: () => '/mine' }) }),
}).endpoints.mine;

const deferred = () => {
  let done: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (done = resolve));
  return { promise, done };
};

const refusal = () =>
  HttpResponse.json({ error: errorMessages.loginRequired, code: 'unauthorized' }, { status: 401 });
const welcome = () => HttpResponse.json({ token: 'a-new-token', user: person(1, '보름달') });

async function logIn(user: ReturnType<typeof renderApp>['user']) {
  await fill(user, screen.getByLabelText('이메일'), 'moon@kkumpuri.example');
  await fill(user, screen.getByLabelText('비밀번호'), 'a-password');
  await user.click(screen.getByRole('button', { name: '로그인' }));
}

const greetings = (name: string) =>
  screen.findAllByText((_, element) => element?.textContent === `${name}님, 안녕하세요`);

describe('opening the page', () => {
  it('signs in with a stored token that the server accepts', async () => {
    signIn('보름달');
    const { store } = renderApp('/terms-of-service');
    expect((await greetings('보름달')).length).toBeGreaterThan(0);
    expect(store.getState().auth).toMatchObject({ loading: false, user: { username: '보름달' } });
  });

  it.each([
    ['is invalid', () => HttpResponse.json({ valid: false })],
    ['the server rejects with 401', () => HttpResponse.json({ code: 'unauthorized' }, { status: 401 })],
  ])('drops a stored token that %s', async (_case, answer) => {
    localStorage.setItem('token', 'an-old-token');
    server.use(http.post('*/api/auth/verify', answer));
    const { store } = renderApp('/terms-of-service');
    await waitFor(() => expect(store.getState().auth.loading).toBe(false));
    expect(localStorage.getItem('token')).toBeNull();
    expect(store.getState().auth.user).toBeNull();
  });

  it.each([
    ['without a network', () => HttpResponse.error()],
    ['on a 500', () => HttpResponse.json({}, { status: 500 })],
    ['on a 503', () => HttpResponse.json({}, { status: 503 })],
  ])('%s, keeps the token, shows a notice and signs in once the service is back', async (_case, answer) => {
    localStorage.setItem('token', 'a-token');
    server.use(http.post('*/api/auth/verify', answer));
    const { store } = renderApp('/terms-of-service');
    expect(await screen.findByText(/서비스에 연결할 수 없어요. 로그인은 그대로 남아 있고/)).toBeVisible();
    expect(localStorage.getItem('token')).toBe('a-token');
    signIn('보름달');
    act(() => void dispatchEvent(new Event('online')));
    expect((await greetings('보름달')).length).toBeGreaterThan(0);
    expect(store.getState().auth).toMatchObject({ loading: false, unreachable: false });
    expect(screen.queryByText(/서비스에 연결할 수 없어요/)).toBeNull();
  });

  it('sends no request without a token', async () => {
    const { store } = renderApp('/terms-of-service');
    await waitFor(() => expect(store.getState().auth).toMatchObject({ loading: false, user: null }));
  });

  it('does not sign out a user who signed in while an old token was being verified', async () => {
    const slow = deferred();
    localStorage.setItem('token', 'an-old-token');
    server.use(
      http.post('*/api/auth/verify', async () => {
        await slow.promise;
        return HttpResponse.json({ valid: false });
      }),
    );
    const { store } = renderApp('/terms-of-service');
    act(() => enter(store.dispatch, { token: 'a-new-token', user: person(2, '초승달') }));
    slow.done();
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).not.toContainEqual(
        expect.objectContaining({ status: 'pending' }),
      ),
    );
    expect(localStorage.getItem('token')).toBe('a-new-token');
    expect(store.getState().auth.user?.username).toBe('초승달');
  });
});

describe('a rejected access token', () => {
  it('redirects to the login page, and after the login back to the same path and query', async () => {
    signIn('보름달');
    server.use(http.get('*/api/posts', refusal), http.post('*/api/auth/login', welcome));
    const { user } = renderApp('/shared-posts?sort=popular');
    expect(
      await screen.findByRole('heading', { name: '로그인', level: 1 }, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();

    const queries: string[] = [];
    server.use(
      http.get('*/api/posts', ({ request }) => {
        queries.push(new URL(request.url).search);
        return HttpResponse.json({ posts: [], nextCursor: null });
      }),
    );
    await logIn(user);
    expect(await screen.findByRole('heading', { name: '꿈 해석 둘러보기', level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(queries.join()).toContain('sort=popular'));
  });

  it('redirects a rejected submission to the login page and restores the typed dream afterwards', async () => {
    signIn('보름달');
    const { store, user } = renderApp('/dream/new');
    await waitFor(() => expect(store.getState().auth.user).not.toBeNull());
    server.use(http.post('*/api/dreams/interpret', refusal), http.post('*/api/auth/login', welcome));
    await user.type(await screen.findByLabelText('어떤 꿈을 꾸셨나요?'), '잃고 싶지 않은 꿈');
    await user.click(screen.getByRole('button', { name: '꿈 해석하기' }));
    await screen.findByRole('heading', { name: '로그인', level: 1 }, { timeout: 5000 });
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText('보름달님, 안녕하세요')).not.toBeInTheDocument();
    await logIn(user);
    expect(await screen.findByLabelText('어떤 꿈을 꾸셨나요?')).toHaveValue('잃고 싶지 않은 꿈');
  });

  it('lets the user leave the login page', async () => {
    localStorage.setItem('token', 'an-old-token');
    server.use(http.post('*/api/auth/verify', () => HttpResponse.json({ valid: false })));
    const { store, user } = renderApp('/login');
    act(() => void store.dispatch({ type: 'auth/accessTokenRefused' }));
    await user.click(await screen.findByRole('link', { name: '비밀번호를 잊으셨나요?' }));
    expect(await screen.findByRole('heading', { name: '비밀번호 찾기', level: 1 })).toBeInTheDocument();
  });
});

describe('two users, one after the other, in one browser', () => {
  it('never shows a late response to the first user to the second', async () => {
    const slow = deferred();
    server.use(
      http.get('*/api/mine', async ({ request }) => {
        const first = request.headers.get('Authorization') === 'Bearer first';
        if (first) await slow.promise;
        return HttpResponse.json({ owner: first ? '첫째' : '둘째' });
      }),
    );
    const { store } = renderApp('/terms-of-service');
    act(() => enter(store.dispatch, { token: 'first', user: person(1, '첫째') }));
    const firstRequest = store.dispatch(mine.initiate());
    await waitFor(() => expect(mine.select()(store.getState()).status).toBe('pending'));

    act(() => enter(store.dispatch, { token: 'second', user: person(2, '둘째') }));
    expect(mine.select()(store.getState()).data).toBeUndefined();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(mine.select()(store.getState()).data));
    await act(async () => {
      const secondRequest = store.dispatch(mine.initiate());
      slow.done();
      await Promise.all([firstRequest, secondRequest]);
    });
    expect(mine.select()(store.getState()).data).toEqual({ owner: '둘째' });
    expect(seen).not.toContainEqual({ owner: '첫째' });
  });

  it('shows the user who signs in in another tab', async () => {
    signIn('보름달');
    renderApp('/settings');
    expect((await greetings('보름달')).length).toBeGreaterThan(0);
    localStorage.setItem('token', 'of-another');
    server.use(
      http.post('*/api/auth/verify', () => HttpResponse.json({ valid: true, user: person(2, '초승달') })),
    );
    act(() => {
      dispatchEvent(
        new StorageEvent('storage', { key: 'token', oldValue: 'a-token', newValue: 'of-another' }),
      );
    });
    expect((await greetings('초승달')).length).toBeGreaterThan(0);
    expect(screen.queryByText('보름달')).not.toBeInTheDocument();
  });
});
