/**
 * Pages that search must not keep say so themselves (`noindex`), which only a robot that may read them can see. What the
 * application reads to draw an open page stays open too.
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
