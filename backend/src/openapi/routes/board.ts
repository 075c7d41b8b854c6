import type { Route } from '../route.js';

const shared = { tag: '게시판', who: 'anyone' } as const;

export const boardRoutes: readonly Route[] = [
  {
    ...shared,
    method: 'get',
    path: '/api/posts',
    summary: '공유된 해석 목록',
    query: 'posts',
    success: [200, 'PostList'],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/posts/:id',
    summary: '공유된 해석 하나',
    success: [200, 'PostAnswer'],
    failures: [404],
  },
  {
    ...shared,
    method: 'get',
    path: '/api/posts/:id/similar',
    summary: '같은 상징이 나오는 글',
    success: [200, 'SimilarPosts'],
    failures: [404],
  },
  {
    ...shared,
    method: 'post',
    path: '/api/posts/:id/like',
    summary: '좋아요 또는 좋아요 취소',
    who: 'member',
    success: [200, 'LikeAnswer'],
    failures: [404, 429],
  },
];
