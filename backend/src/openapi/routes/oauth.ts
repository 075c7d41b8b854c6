import type { Route } from '../route.js';

const publicRoute = { tag: '계정', who: 'anyone', ignoresAccessToken: true } as const;
const signedIn = { tag: '계정', who: 'member' } as const;

export const oauthRoutes: readonly Route[] = [
  {
    ...publicRoute,
    method: 'get',
    path: '/api/auth/oauth/providers',
    summary: '다른 서비스로 로그인하는 방법',
    success: [200, 'OAuthProviderList'],
  },
  {
    ...publicRoute,
    method: 'get',
    path: '/api/auth/oauth/:provider',
    summary: '다른 서비스로 로그인하러 가기. challenge를 주면 verifier를 아는 쪽만 돌아온 코드를 쓸 수 있다',
    query: 'oauthStart',
    success: [302, null],
  },
  {
    ...publicRoute,
    method: 'get',
    path: '/api/auth/oauth/:provider/callback',
    summary: '다른 서비스에서 돌아오는 곳. /login/return으로 code나 error를 붙여 보낸다',
    success: [302, null],
  },
  {
    ...publicRoute,
    method: 'post',
    path: '/api/auth/oauth/exchange',
    summary: '돌아온 코드를 토큰으로 바꾸기. 한 번, 1분 안에만 된다. 처음 온 사람의 꿈은 새 계정에 연결된다',
    body: 'OAuthExchange',
    success: [200, 'Registered'],
    failures: [401, 409, 422, 429],
  },
  {
    ...signedIn,
    method: 'post',
    path: '/api/auth/me/identities/:provider',
    summary: '다른 서비스를 내 계정에 연결하러 가기. 비밀번호가 있으면 함께 보낸다',
    body: 'ConnectStart',
    success: [200, 'ConnectStartAnswer'],
    failures: [429],
  },
  {
    ...signedIn,
    method: 'post',
    path: '/api/auth/me/identities',
    summary: '돌아온 코드로 다른 서비스를 내 계정에 연결하기',
    body: 'Connect',
    success: [200, 'Message'],
    failures: [409, 429],
  },
  {
    ...signedIn,
    method: 'delete',
    path: '/api/auth/me/identities/:provider',
    summary: '연결 끊기. 마지막 로그인 방법은 끊을 수 없다',
    success: [200, 'Message'],
    failures: [409, 429],
  },
  {
    ...signedIn,
    method: 'post',
    path: '/api/auth/me/password',
    summary: '비밀번호가 없는 회원이 비밀번호 만들기. 모든 기기에서 로그아웃되고 새 토큰을 받는다',
    body: 'SetPassword',
    success: [200, 'PasswordChanged'],
    failures: [409, 429],
  },
];
