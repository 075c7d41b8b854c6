import { errorMessages, noticeMessages, type User } from '@kkumpuri/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { uuid } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

jest.setTimeout(20_000);

const TIME = '2026-11-20T22:00:00.000Z';
const CODES = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
const session = (number: number, device: string | null, current = false) => ({
  id: uuid(number),
  device,
  created_at: TIME,
  seen_at: TIME,
  current,
});

function enter(isAdmin = false): void {
  const user: User = {
    id: uuid(900),
    email: 'moon@kkumpuri.example',
    username: '보름달',
    is_admin: isAdmin,
    created_at: TIME,
  };
  localStorage.setItem('token', 'a-token');
  server.use(http.post('*/api/auth/verify', () => HttpResponse.json({ valid: true, user })));
}

const serveSessions = (...sessions: ReturnType<typeof session>[]) =>
  server.use(http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions })));

describe('the list of logged-in devices', () => {
  beforeEach(() => {
    enter();
    serveSessions(session(1, 'Mac · Safari', true), session(2, 'iPhone · Safari'), session(3, null));
  });

  it('marks the current device and shows no button for it', async () => {
    renderApp('/settings');
    const own = (await screen.findByText('Mac · Safari')).closest('li');
    expect(own).toHaveTextContent('지금 이 기기');
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.getByText('알 수 없는 기기')).toBeVisible();
  });

  it('logs out one device, and shows an error when logging out all others fails', async () => {
    const ended: string[] = [];
    server.use(
      http.delete('*/api/auth/sessions/:id', ({ params }) => {
        ended.push(String(params.id));
        serveSessions(session(1, 'Mac · Safari', true), session(3, null));
        return HttpResponse.json({ message: noticeMessages.sessionEnded });
      }),
      http.delete('*/api/auth/sessions', () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = renderApp('/settings');
    await user.click(await screen.findByRole('button', { name: 'iPhone · Safari 로그아웃' }));
    expect(await screen.findByText(noticeMessages.sessionEnded)).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('iPhone · Safari')).toBeNull());
    expect(ended).toEqual([uuid(2)]);
    await user.click(screen.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }));
    expect(await screen.findByText(errorMessages.sessionEndFailed)).toBeVisible();
  });
});

describe('two-step sign-in', () => {
  it('does not offer two-step sign-in to members who are not admins', async () => {
    enter();
    serveSessions(session(1, null, true));
    renderApp('/settings');
    expect(await screen.findByText('지금 이 기기')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '2단계 인증' })).toBeNull();
  });

  it('sets up two-step sign-in with password and code and shows the recovery codes once', async () => {
    enter(true);
    serveSessions(session(1, null, true));
    let enabled = false;
    const bodies: unknown[] = [];
    server.use(
      http.get('*/api/auth/totp', () => HttpResponse.json({ enabled, recoveryCodesLeft: enabled ? 10 : 0 })),
      http.post('*/api/auth/totp', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ secret: 'ABCDEFGH', uri: 'otpauth://totp/moon?secret=ABCDEFGH' });
      }),
      http.post('*/api/auth/totp/confirm', async ({ request }) => {
        bodies.push(await request.json());
        enabled = true;
        return HttpResponse.json({ recoveryCodes: CODES });
      }),
    );
    const { user } = renderApp('/settings');
    const section = within(await screen.findByRole('region', { name: '2단계 인증' }));
    await user.type(await section.findByLabelText('비밀번호', { selector: 'input' }), 'a-password');
    await user.click(section.getByRole('button', { name: '2단계 인증 설정' }));
    expect(await section.findByText('ABCD EFGH')).toBeVisible();
    expect(await section.findByRole('img', { name: '인증 앱으로 찍는 QR 코드' })).toBeVisible();
    await user.type(section.getByLabelText('인증 코드'), '123456');
    await user.click(section.getByRole('button', { name: '확인하고 켜기' }));
    for (const code of CODES) expect(await section.findByText(code)).toBeVisible();
    expect(bodies).toEqual([{ password: 'a-password' }, { code: '123456' }]);
    await user.click(section.getByRole('button', { name: '적어 두었어요' }));
    expect(await section.findByText(/남은 복구 코드는 10개/)).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });
});

describe('logging in with two steps', () => {
  it('requests the code once the password is correct and keeps the input', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/auth/login', async ({ request }) => {
        const body = (await request.json()) as { totp?: string };
        bodies.push(body);
        const [code, error] = body.totp
          ? ['totp_wrong', errorMessages.totpWrong]
          : ['totp_required', errorMessages.totpRequired];
        return HttpResponse.json({ code, error, requestId: 'test' }, { status: 401 });
      }),
    );
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('이메일'), 'moon@kkumpuri.example');
    await user.type(screen.getByLabelText('비밀번호'), 'a-password');
    await user.click(screen.getByRole('button', { name: '로그인' }));
    const code = await screen.findByLabelText('인증 코드');
    expect(code).toHaveFocus();
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText(errorMessages.totpWrong)).toBeVisible();
    expect(screen.getByLabelText('비밀번호')).toHaveValue('a-password');
    const typed = { email: 'moon@kkumpuri.example', password: 'a-password' };
    expect(bodies).toEqual([typed, { ...typed, totp: '123456' }]);
  });
});
