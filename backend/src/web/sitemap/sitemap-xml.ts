import { escapeHtml } from '../../http/escape-html.js';

export interface SitemapEntry {
  url: string;
  changedAt: Date;
}

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return `${OPENING}<sitemapindex ${NAMESPACE}>\n${lines('sitemap', entries)}</sitemapindex>\n`;
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  return `${OPENING}<urlset ${NAMESPACE}>\n${lines('url', entries)}</urlset>\n`;
}

function lines(element: string, entries: readonly SitemapEntry[]): string {
  return entries
    .map(
      ({ url, changedAt }) =>
        `<${element}><loc>${escapeHtml(url)}</loc><lastmod>${changedAt.toISOString()}</lastmod></${element}>\n`,
    )
    .join('');
}
