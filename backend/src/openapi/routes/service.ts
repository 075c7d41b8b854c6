import type { Route } from '../route.js';

const shared = { tag: '서비스', method: 'get', who: 'anyone' } as const;

export const serviceRoutes: readonly Route[] = [
  {
    ...shared,
    path: '/api/health',
    summary: '데이터베이스와 대기열이 응답하는지',
    success: [200, 'Health'],
    failures: [503],
  },
  { ...shared, path: '/api/health/live', summary: '프로세스가 살아 있는지', success: [200, 'Health'] },
  {
    ...shared,
    path: '/api/health/ready',
    summary: '요청을 받을 수 있는지',
    success: [200, 'Health'],
    failures: [503],
  },
  { ...shared, path: '/api/docs', summary: '이 문서를 사람이 읽는 모양으로', success: [200, null] },
  { ...shared, path: '/api/docs.json', summary: '이 문서', success: [200, null] },
];
