/** The pages that exist, so that the server answers a real 404 for the others. */
const PAGES = [
  '/',
  '/dream/new',
  '/dream/:id',
  '/my-dreams',
  '/shared-posts',
  '/post/:id',
  '/dream-diary',
  '/qna',
  '/qna/write',
  '/qna/:id',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/settings',
  '/admin',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/symbols',
  '/symbols/:id',
];

const PATTERNS = PAGES.map((page) => new RegExp(`^${page.replace(/:id/g, '[^/]+')}/?$`));

export function isPage(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
