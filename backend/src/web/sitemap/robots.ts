/**
 * Pages that must not be indexed contain `noindex`, which crawlers see only if they may read the page. The calls that
 * the application needs to render an open page stay allowed too.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/admin/',
    'Disallow: /api/auth/',
    'Disallow: /api/dreams/',
    'Disallow: /metrics',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
