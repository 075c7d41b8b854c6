import { type Account, errorMessages, noticeMessages } from '@kkumpuri/contract';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signIn, uuid } from '@/testing/fixtures';
import { fill, renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

jest.setTimeout(20_000);

const ACCOUNT: Account = {
  id: uuid(900),
  email: 'moon@kkumpuri.example',
  username: '보름달',
  is_admin: false,
  created_at: '2026-11-01T00:00:00.000Z',
  has_password: true,
  providers: [],
  agreed_terms: null,
  agreed_at: null,
};

const serveAccount = (changes: Partial<Account> = {}) =>
  server.use(http.get('*/api/auth/me', () => HttpResponse.json({ user: { ...ACCOUNT, ...changes } })));

function serveDeletion(answer: () => Response): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.delete('*/api/auth/me', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

const refusal = (code: string, error: string) => () =>
  HttpResponse.json({ code, error, requestId: 'test' }, { status: 400 });

describe('account deletion', () => {
  beforeEach(() => signIn());

  it('requires the password, shows an error for a wrong one and signs out afterwards', async () => {
    serveAccount();
    serveDeletion(refusal('current_password_wrong', errorMessages.currentPasswordWrong));
    const { user, store } = renderApp('/settings/data');
    await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
    await fill(user, screen.getByLabelText('비밀번호'), 'a-password');
    await user.click(screen.getByRole('button', { name: '모두 지우고 탈퇴하기' }));
    expect((await screen.findAllByText(errorMessages.currentPasswordWrong))[0]).toBeVisible();
    expect(screen.getByLabelText('비밀번호')).toHaveValue('a-password');
    const bodies = serveDeletion(() => new HttpResponse(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: '모두 지우고 탈퇴하기' }));
    expect(await screen.findByText(/탈퇴가 끝났어요/)).toBeVisible();
    expect(bodies).toEqual([{ password: 'a-password' }]);
    expect(store.getState().auth.user).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('requires the e-mail address from members without a password', async () => {
    serveAccount({ has_password: false });
    const bodies = serveDeletion(() => new HttpResponse(null, { status: 204 }));
    const { user } = renderApp('/settings/data');
    await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
    await fill(user, screen.getByLabelText('이메일'), ACCOUNT.email);
    await user.click(screen.getByRole('button', { name: '모두 지우고 탈퇴하기' }));
    expect(await screen.findByText(/탈퇴가 끝났어요/)).toBeVisible();
    expect(bodies).toEqual([{ confirm: ACCOUNT.email }]);
  });
});

it('updates the user in the store after a name change', async () => {
  signIn();
  server.use(
    http.patch('*/api/auth/me', async ({ request }) => {
      const { username } = (await request.json()) as { username: string };
      return HttpResponse.json({ user: { ...ACCOUNT, username } });
    }),
  );
  const { user, store } = renderApp('/settings');
  await user.click(await screen.findByText('사용자 이름 바꾸기'));
  const field = await screen.findByLabelText('새 사용자 이름');
  await user.clear(field);
  await fill(user, field, '초승달');
  await user.click(screen.getByRole('button', { name: '이름 바꾸기' }));
  expect(await screen.findByText(noticeMessages.usernameChanged)).toHaveFocus();
  expect(store.getState().auth.user?.username).toBe('초승달');
});

it('confirms a new e-mail address on click', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/me/email/confirm', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ message: noticeMessages.emailChanged });
    }),
  );
  const { user } = renderApp('/confirm-email?token=a-token-of-the-link');
  await user.click(await screen.findByRole('button', { name: '이메일 확인하기' }));
  expect(await screen.findByText(noticeMessages.emailChanged)).toHaveFocus();
  expect(bodies).toEqual([{ token: 'a-token-of-the-link' }]);
});
