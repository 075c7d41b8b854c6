/** Endpoints of Kakao and Naver (developers.kakao.com, developers.naver.com). An OpenID issuer publishes its own. */
export const providerAddresses = {
  kakao: {
    issuer: 'https://kauth.kakao.com',
    authorization: 'https://kauth.kakao.com/oauth/authorize',
    token: 'https://kauth.kakao.com/oauth/token',
    profile: 'https://kapi.kakao.com/v2/user/me',
  },
  naver: {
    issuer: 'https://nid.naver.com',
    authorization: 'https://nid.naver.com/oauth2.0/authorize',
    token: 'https://nid.naver.com/oauth2.0/token',
    profile: 'https://openapi.naver.com/v1/nid/me',
  },
};
