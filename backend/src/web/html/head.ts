import { modelProviderName, policyFactsName, serviceName } from '@kkumpuri/contract';
import type { Site } from '../site.js';
import { type Html, html, jsonScript } from './html.js';

/** The metadata of a page for browser tabs, search engines and share cards. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical path of the page; null if the page does not exist. */
  path: string | null;
  /** False for personal pages, which search engines must not index. */
  indexed: boolean;
  /** The picture of the share card, with its path. */
  picture?: { path: string; alt: string };
  publishedAt?: Date;
  /** schema.org data about the page. */
  data?: object;
}

/** The head of a page that exists. */
export type NamedHead = PageHead & { path: string };

const DEFAULT_PICTURE = { path: '/og/default.png', alt: '꿈풀이 – 꿈을 전통 해몽과 심리학으로 읽습니다' };

export function renderHead(head: PageHead, site: Site): Html {
  const { title, description, path, indexed, publishedAt, data } = head;
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    <meta name="robots" content="${indexed ? 'index, follow, max-image-preview:large' : 'noindex'}" />
    ${path === null ? [] : html`<link rel="canonical" href="${site.url}${path}" />`} ${openGraph(head, site)}
    ${publishedAt ? published(publishedAt) : []}
    <meta name="operator-email" content="${site.operatorEmail}" />
    <meta name="${policyFactsName}" content="${JSON.stringify(site.policy)}" />
    <meta name="dream-reader" content="${site.reader}" />
    ${site.provider ? html`<meta name="${modelProviderName}" content="${JSON.stringify(site.provider)}" />` : []}
    ${data ? jsonScript(data, 'type="application/ld+json"') : []}`;
}

function openGraph(
  { title, description, path, picture = DEFAULT_PICTURE, publishedAt }: PageHead,
  site: Site,
): Html {
  return html`<meta property="og:site_name" content="${serviceName}" />
    <meta property="og:locale" content="ko_KR" />
    <meta property="og:type" content="${publishedAt ? 'article' : 'website'}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${path === null ? [] : html`<meta property="og:url" content="${site.url}${path}" />`}
    <meta property="og:image" content="${site.url}${picture.path}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${picture.alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${site.url}${picture.path}" />`;
}

function published(time: Date): Html {
  return html`<meta property="article:published_time" content="${time.toISOString()}" />`;
}
