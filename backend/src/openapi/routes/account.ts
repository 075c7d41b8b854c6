import type { Route } from '../route.js';

const shared = { tag: '계정', method: 'post', who: 'anyone', ignoresAccessToken: true } as const;

const signedIn = { tag: '계정', who: 'member' } as const;
const secondStep = { tag: '계정', who: 'admin' } as const;

export const accountRoutes: readonly Route[] = [
  {
    ...shared,
    path: '/api/auth/register',
    summary:
      '회원가입. 이 세션의 꿈이 새 계정에 연결되고, 익명 세션 식별자가 새로 바뀌어 X-Session-Id로 온다',
    body: 'Register',
    success: [201, 'Registered'],
    failures: [409, 429],
  },
  {
    ...shared,
    path: '/api/auth/login',
    summary: '로그인. 익명 세션 식별자가 새로 바뀌어 X-Session-Id로 온다',
    body: 'Login',
    success: [200, 'LoggedIn'],
    failures: [401, 429],
  },
  {
    ...shared,
    path: '/api/auth/verify',
    summary: '토큰이 아직 유효한지 확인',
    body: 'Verify',
    success: [200, 'Verified'],
    failures: [429],
  },
  {
    ...shared,
    path: '/api/auth/forgot-password',
    summary: '재설정 링크와 임시 비밀번호를 메일로 받기',
    body: 'ForgotPassword',
    success: [200, 'ForgotPasswordAnswer'],
    failures: [429],
  },
  {
    ...shared,
    path: '/api/auth/reset-password',
    summary: '메일의 토큰으로 비밀번호 재설정',
    body: 'ResetPassword',
    success: [200, 'Message'],
    failures: [429],
  },
  {
    ...shared,
    path: '/api/auth/change-password',
    summary: '비밀번호 변경. 모든 기기에서 로그아웃되고 새 토큰을 받는다',
    who: 'member',
    ignoresAccessToken: false,
    body: 'ChangePassword',
    success: [200, 'PasswordChanged'],
    failures: [429],
  },
  {
    ...signedIn,
    method: 'post',
    path: '/api/auth/logout',
    summary: '로그아웃. 보낸 토큰이 끝난다',
    success: [200, 'Message'],
  },
  {
    ...signedIn,
    method: 'get',
    path: '/api/auth/sessions',
    summary: '로그인된 기기',
    success: [200, 'LoginSessionList'],
  },
  {
    ...signedIn,
    method: 'delete',
    path: '/api/auth/sessions',
    summary: '다른 기기에서 모두 로그아웃',
    success: [200, 'Message'],
  },
  {
    ...signedIn,
    method: 'delete',
    path: '/api/auth/sessions/:id',
    summary: '기기 하나에서 로그아웃',
    success: [200, 'Message'],
    failures: [404],
  },
  {
    ...secondStep,
    method: 'get',
    path: '/api/auth/totp',
    summary: '2단계 인증 상태',
    success: [200, 'TotpState'],
  },
  {
    ...secondStep,
    method: 'post',
    path: '/api/auth/totp',
    summary: '2단계 인증 설정 시작. 코드를 확인해야 켜진다',
    body: 'TotpSetup',
    success: [200, 'TotpSecret'],
    failures: [409, 429],
  },
  {
    ...secondStep,
    method: 'post',
    path: '/api/auth/totp/confirm',
    summary: '2단계 인증을 켜고 복구 코드를 한 번 받는다',
    body: 'TotpConfirm',
    success: [200, 'RecoveryCodes'],
    failures: [409, 429],
  },
  {
    ...secondStep,
    method: 'delete',
    path: '/api/auth/totp',
    summary: '2단계 인증 끄기',
    body: 'TotpDisable',
    success: [200, 'Message'],
    failures: [409, 429],
  },
];
