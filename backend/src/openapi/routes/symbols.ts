import type { Route } from '../route.js';

const shared = { tag: '꿈 상징', who: 'anyone', method: 'get' } as const;

export const symbolsRoutes: readonly Route[] = [
  {
    ...shared,
    path: '/api/symbols',
    summary: '꿈 상징 목록',
    query: 'symbols',
    success: [200, 'SymbolList'],
  },
  {
    ...shared,
    path: '/api/symbols/:id',
    summary: '꿈 상징 하나',
    success: [200, 'SymbolAnswer'],
    failures: [404],
  },
];
