import { errorMessages, noticeMessages, validationMessages } from '@kkumpuri/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { signIn, uuid } from '@/testing/fixtures';
import { fill, renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

jest.setTimeout(20_000);

afterEach(() => jest.useRealTimers());

const MOON = {
  id: uuid(1),
  email: 'moon@kkumpuri.example',
  username: '보름달',
  is_admin: false,
  created_at: '2026-11-01T00:00:00.000Z',
};

/** Records request bodies and returns `answer()` for each request. */
function answerAt(path: string, answer: () => Response | Promise<Response>): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*/api/auth/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

const refuse = (status: number, error?: string) => () =>
  HttpResponse.json(error ? { error } : {}, { status });
const press = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

async function openForm(path: string, label: string) {
  const view = renderApp(path);
  await screen.findByLabelText(label, { selector: 'input' });
  return view;
}

async function fillRegister(user: ReturnType<typeof renderApp>['user']) {
  await fill(user, field('이메일'), MOON.email);
  await fill(user, field('사용자 이름'), MOON.username);
  await fill(user, field('비밀번호'), 'moonlight');
  await fill(user, field('비밀번호 확인'), 'moonlight');
  await user.click(screen.getByRole('checkbox', { name: /이용약관/ }));
  await user.click(screen.getByRole('checkbox', { name: /만 14세/ }));
}

describe('registering', () => {
  it('shows an error under each missing field and focuses the summary', async () => {
    const { user } = await openForm('/register', '이메일');
    await user.click(press('회원가입'));
    const { emailRequired, usernameRequired, passwordRequired, confirmationRequired } = validationMessages;
    const { termsRequired, over14Required } = validationMessages;
    for (const words of [
      emailRequired,
      usernameRequired,
      passwordRequired,
      confirmationRequired,
      termsRequired,
      over14Required,
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('이메일')).toHaveAccessibleDescription(emailRequired);
    await waitFor(() =>
      expect(screen.getByText(/다시 확인할 곳이 6군데/).closest('[role=alert]')).toHaveFocus(),
    );
  });

  it.each([
    ['이메일', 'moon', validationMessages.emailInvalid],
    ['사용자 이름', '가', validationMessages.usernameLength],
    ['비밀번호', '12345', validationMessages.passwordTooShort],
    ['비밀번호 확인', 'sunlight', validationMessages.confirmationMismatch],
  ])('shows an error for an invalid %s and keeps the input', async (label, text, words) => {
    const { user } = await openForm('/register', '이메일');
    await fillRegister(user);
    await user.clear(field(label));
    await user.type(field(label), text);
    await user.click(press('회원가입'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field(label)).toHaveValue(text);
    await user.type(field(label), 'x');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('does not validate on blur', async () => {
    const { user } = await openForm('/register', '이메일');
    await user.type(field('이메일'), 'moon');
    await user.tab();
    expect(field('이메일')).toHaveAttribute('aria-invalid', 'false');
  });

  it('limits the name to twenty characters', async () => {
    const { user } = await openForm('/register', '이메일');
    await user.type(field('사용자 이름'), '꿈'.repeat(25));
    expect(field('사용자 이름')).toHaveValue('꿈'.repeat(20));
  });

  it('shows on the home page how many dreams were linked', async () => {
    const bodies = answerAt('register', () =>
      HttpResponse.json({ token: 't', user: MOON, linkedDreams: 3 }, { status: 201 }),
    );
    const { user } = await openForm('/register', '이메일');
    await fillRegister(user);
    await user.click(press('회원가입'));
    expect(await screen.findByText('반가워요, 보름달님. 꿈 3개를 옮겨 두었어요.')).toBeInTheDocument();
    const { email, username } = MOON;
    expect(bodies).toEqual([{ email, username, password: 'moonlight', agreeTerms: true, over14: true }]);
    expect(localStorage.getItem('token')).toBe('t');
  });

  it.each([
    ['the message of the server', refuse(409, errorMessages.emailTaken), errorMessages.emailTaken],
    ['a general error for a 500', refuse(500), errorMessages.registrationFailed],
    ['a connection error without a response', () => HttpResponse.error(), errorMessages.noResponse],
  ])('shows %s and keeps the input', async (_what, answer, words) => {
    answerAt('register', answer);
    const { user } = await openForm('/register', '이메일');
    await fillRegister(user);
    await user.click(press('회원가입'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('이메일')).toHaveValue(MOON.email);
    expect(field('비밀번호')).toHaveValue('moonlight');
  });
});

describe('logging in', () => {
  it('sends one request for two submits', async () => {
    const bodies = answerAt('login', async () => {
      await delay(50);
      return refuse(401, errorMessages.credentialsWrong)();
    });
    const { user } = await openForm('/login', '이메일');
    await fill(user, field('이메일'), MOON.email);
    await fill(user, field('비밀번호'), 'moonlight');
    const form = field('이메일').closest('form');
    if (!form) throw new Error('there is no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText(errorMessages.credentialsWrong)).toBeInTheDocument();
    expect(bodies).toHaveLength(1);
  });

  it('does not submit on the Enter that ends a Hangul composition', async () => {
    await openForm('/login', '이메일');
    expect(fireEvent.keyDown(field('이메일'), { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(field('이메일'), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(field('이메일'), { key: 'Enter', keyCode: 13 })).toBe(true);
  });

  it('redirects to the settings with an explanation after a login with a temporary password', async () => {
    answerAt('login', () => HttpResponse.json({ token: 't', user: MOON, mustChangePassword: true }));
    server.use(http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [] })));
    const { user } = await openForm('/login', '이메일');
    await fill(user, field('이메일'), MOON.email);
    await fill(user, field('비밀번호'), 'temporary');
    await user.click(press('로그인'));
    expect(await screen.findByText(/임시 비밀번호로 로그인했어요/)).toBeInTheDocument();
  });

  it('shows a general error when the server sends no message', async () => {
    answerAt('login', refuse(500));
    const { user } = await openForm('/login', '이메일');
    await fill(user, field('이메일'), MOON.email);
    await fill(user, field('비밀번호'), 'moonlight');
    await user.click(press('로그인'));
    expect(await screen.findByText(errorMessages.loginFailed)).toBeInTheDocument();
  });

  it('redirects signed-in users to the home page', async () => {
    signIn();
    renderApp('/login');
    await waitFor(() => expect(document.title).toContain('꿈풀이 –'));
  });
});

describe('a forgotten password', () => {
  it('disables the button until an address is entered', async () => {
    const { user } = await openForm('/forgot-password', '이메일');
    expect(press('임시 비밀번호 받기')).toBeDisabled();
    await fill(user, field('이메일'), '  ');
    expect(press('임시 비밀번호 받기')).toBeDisabled();
  });

  it('shows the message of the server and the temporary password, if any', async () => {
    answerAt('forgot-password', () =>
      HttpResponse.json({ message: noticeMessages.forgotPassword, tempPassword: 'abc-123' }),
    );
    const { user } = await openForm('/forgot-password', '이메일');
    await fill(user, field('이메일'), MOON.email);
    await user.click(press('임시 비밀번호 받기'));
    const status = (await screen.findByText(noticeMessages.forgotPassword)).parentElement;
    expect(status).toHaveTextContent('임시 비밀번호: abc-123 · 로그인한 뒤 반드시 비밀번호를 변경해주세요.');
  });

  it.each([
    ['the status of a 502', refuse(502), '서버 오류 (502)'],
    [
      'the status of a proxy error page',
      () => new HttpResponse('<html>', { status: 503 }),
      '서버 오류 (503)',
    ],
    ['a general error for a malformed response', () => new HttpResponse('<html>'), errorMessages.unknown],
  ])('shows %s after a failed password request', async (_what, answer, words) => {
    answerAt('forgot-password', answer);
    const { user } = await openForm('/forgot-password', '이메일');
    await fill(user, field('이메일'), MOON.email);
    await user.click(press('임시 비밀번호 받기'));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('resetting a password', () => {
  it.each(['/reset-password', '/reset-password?token='])('shows that %s is an invalid link', async (path) => {
    renderApp(path);
    expect(await screen.findByText(errorMessages.resetTokenInvalid)).toBeInTheDocument();
  });

  it('rejects an expired link before any input and links to a new request', async () => {
    answerAt('reset-password/check', () =>
      HttpResponse.json(
        { error: errorMessages.resetTokenInvalid, code: 'reset_token_invalid' },
        { status: 400 },
      ),
    );
    renderApp('/reset-password?token=old');
    expect(await screen.findByText(errorMessages.resetTokenInvalid)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '새 링크 받기' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('새 비밀번호')).not.toBeInTheDocument();
  });

  it('shows the success message and redirects to the login after three seconds', async () => {
    answerAt('reset-password/check', () => new HttpResponse(null, { status: 204 }));
    const bodies = answerAt('reset-password', () =>
      HttpResponse.json({ message: noticeMessages.passwordReset }),
    );
    const { user } = await openForm('/reset-password?token=abc', '새 비밀번호');
    await fill(user, field('새 비밀번호'), 'moonlight');
    await fill(user, field('새 비밀번호 확인'), 'moonlight');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    await user.click(press('비밀번호 재설정'));
    expect(await screen.findByText(noticeMessages.passwordReset)).toHaveFocus();
    expect(bodies).toEqual([{ token: 'abc', newPassword: 'moonlight' }]);
    const login = { name: '로그인', level: 1 };
    // Waiting for the message took part of the first second.
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByRole('heading', login)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    expect(await screen.findByRole('heading', login)).toBeInTheDocument();
  });
});

describe('changing the password in the settings', () => {
  it('redirects guests to the login', async () => {
    renderApp('/settings');
    expect(await screen.findByRole('heading', { name: '로그인', level: 1 })).toBeInTheDocument();
  });

  it('changes the password once every field is filled and stores the new token', async () => {
    signIn();
    const bodies = answerAt('change-password', () =>
      HttpResponse.json({ message: noticeMessages.passwordChanged, token: 'a-newer-token' }),
    );
    const { user } = await openForm('/settings', '현재 비밀번호');
    await fill(user, field('현재 비밀번호'), 'moonlight');
    await fill(user, field('새 비밀번호'), 'sunlight');
    expect(press('비밀번호 변경')).toBeDisabled();
    await fill(user, field('새 비밀번호 확인'), 'sunlight');
    await user.click(press('비밀번호 변경'));
    expect(await screen.findByText(noticeMessages.passwordChanged)).toHaveFocus();
    expect(bodies).toEqual([{ currentPassword: 'moonlight', newPassword: 'sunlight' }]);
    expect(localStorage.getItem('token')).toBe('a-newer-token');
    expect(field('현재 비밀번호')).toHaveValue('');
  });

  it('shows that the current password is wrong and keeps the token', async () => {
    signIn();
    answerAt('change-password', () =>
      HttpResponse.json(
        { error: errorMessages.currentPasswordWrong, code: 'current_password_wrong', requestId: 'r' },
        { status: 400 },
      ),
    );
    const { user } = await openForm('/settings', '현재 비밀번호');
    for (const label of ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인'])
      await fill(user, field(label), 'moonlight');
    await user.click(press('비밀번호 변경'));
    expect(await screen.findByText(errorMessages.currentPasswordWrong)).toBeInTheDocument();
    expect(field('현재 비밀번호')).toBeInvalid();
    expect(field('현재 비밀번호')).toHaveAccessibleDescription(errorMessages.currentPasswordWrong);
    expect(localStorage.getItem('token')).toBe('a-token');
  });
});
