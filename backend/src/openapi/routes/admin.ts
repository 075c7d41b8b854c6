import type { Route } from '../route.js';

const shared = { tag: '관리', who: 'admin' } as const;

export const adminRoutes: readonly Route[] = [
  { ...shared, method: 'get', path: '/api/admin/stats', summary: '통계', success: [200, 'AdminStats'] },
  {
    ...shared,
    method: 'get',
    path: '/api/admin/users',
    summary: '사용자 목록',
    query: 'search',
    success: [200, 'AdminUserList'],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/admin/interpretations',
    summary: '해석 목록',
    query: 'search',
    success: [200, 'AdminInterpretationList'],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/admin/activity',
    summary: '최근 활동',
    success: [200, 'AdminActivity'],
  },
  {
    ...shared,
    method: 'delete',
    path: '/api/admin/users/:id',
    summary: '사용자와 그 사람의 꿈, 글, 좋아요를 지운다',
    success: [200, 'Message'],
    failures: [404],
  },
  {
    ...shared,
    method: 'delete',
    path: '/api/admin/users/:id/sessions',
    summary: '사용자를 모든 기기에서 로그아웃시킨다',
    success: [200, 'Message'],
    failures: [404],
  },
  {
    ...shared,
    method: 'delete',
    path: '/api/admin/interpretations/:id',
    summary: '해석과 그 글을 지운다',
    success: [200, 'Message'],
    failures: [404],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/admin/audit',
    summary: '활동 기록: 로그인과 거절, 관리자가 읽고 한 일',
    query: 'audit',
    success: [200, 'AuditList'],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/admin/queue',
    summary: '대기열 상태',
    success: [200, 'QueueAnswer'],
    failures: [503],
  },
  {
    ...shared,
    method: 'post',
    path: '/api/admin/queue/retry',
    summary: '실패한 작업을 다시 시작',
    success: [200, 'QueueRetry'],
    failures: [503],
  },
];
