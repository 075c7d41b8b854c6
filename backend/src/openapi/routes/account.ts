import type { Route } from '../route.js';

const shared = { tag: '계정', method: 'post', who: 'anyone', ignoresBearer: true } as const;

export const accountRoutes: readonly Route[] = [
  {
    ...shared,
    path: '/api/auth/register',
    summary: '회원가입. 이 세션의 꿈이 새 계정에 연결된다',
    body: 'Register',
    success: [201, 'Registered'],
    failures: [409, 429],
  },
  {
    ...shared,
    path: '/api/auth/login',
    summary: '로그인',
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
    summary: '비밀번호 변경. 이전 토큰은 모두 끝난다',
    who: 'member',
    ignoresBearer: false,
    body: 'ChangePassword',
    success: [200, 'PasswordChanged'],
    failures: [429],
  },
];
