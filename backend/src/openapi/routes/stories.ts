import type { Route } from '../route.js';

const shared = { tag: '꿈 이야기', who: 'anyone', method: 'get' } as const;

export const storiesRoutes: readonly Route[] = [
  {
    ...shared,
    path: '/api/stories',
    summary: '꿈 이야기 목록',
    query: 'stories',
    success: [200, 'StoryList'],
  },
  {
    ...shared,
    path: '/api/stories/:slug',
    summary: '꿈 이야기 하나',
    success: [200, 'StoryAnswer'],
    failures: [404],
  },
];
