import type { Route } from '../route.js';

const shared = { tag: '꿈 해석' } as const;

export const dreamsRoutes: readonly Route[] = [
  {
    ...shared,
    method: 'post',
    path: '/api/dreams/interpret',
    summary: '꿈을 보내고 해석을 기다린다',
    who: 'anyone',
    body: 'Interpret',
    success: [201, 'Interpretation'],
    failures: [429, 502, 504],
    streams: true,
    idempotent: true,
  },
  {
    ...shared,
    method: 'get',
    path: '/api/dreams/my-dreams',
    summary: '회원의, 또는 이 세션의 해석',
    who: 'anyone',
    query: 'page',
    success: [200, 'InterpretationList'],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/dreams/:id',
    summary: '해석 하나. 진행 중이면 이어서 받을 수 있다',
    who: 'owner',
    success: [200, 'InterpretationAnswer'],
    failures: [404],
    streams: true,
  },
  {
    ...shared,
    method: 'post',
    path: '/api/dreams/:id/share',
    summary: '해석을 게시판에 공유',
    who: 'owner',
    body: 'Share',
    success: [201, 'PostAnswer'],
    failures: [403, 404, 422, 429],
  },
];
