import type { Route } from '../route.js';

const shared = { tag: '질문', who: 'anyone' } as const;

export const questionsRoutes: readonly Route[] = [
  {
    ...shared,
    method: 'get',
    path: '/api/qna',
    summary: '질문 목록',
    query: 'questions',
    success: [200, 'QuestionList'],
  },
  {
    ...shared,
    method: 'post',
    path: '/api/qna',
    summary: '질문하기',
    body: 'Ask',
    success: [201, 'QuestionAnswer'],
    failures: [422, 429],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/qna/:id',
    summary: '질문 하나',
    success: [200, 'QuestionAnswer'],
    failures: [404],
  },
  {
    ...shared,
    method: 'post',
    path: '/api/qna/verify-admin',
    summary: '답변용 관리자 비밀번호 확인',
    body: 'AdminPassword',
    success: [200, 'AdminPasswordValid'],
    failures: [403, 429],
  },
  {
    ...shared,
    method: 'post',
    path: '/api/qna/:id/answer',
    summary: '답변을 쓰거나 고친다. 로그인한 관리자는 adminPassword 없이',
    body: 'Answer',
    success: [200, 'QuestionAnswer'],
    failures: [403, 404, 422, 429],
  },
  {
    ...shared,
    method: 'delete',
    path: '/api/qna/:id/answer',
    summary: '답변을 지운다. 로그인한 관리자는 adminPassword 없이',
    body: 'WithdrawAnswer',
    success: [200, 'QuestionAnswer'],
    failures: [403, 404, 429],
  },
];
