import type { PageData } from '@kkumpuri/contract';

/** Requests a page as a browser does, without following redirects. */
export async function openPage(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export function metaOf(text: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
}

/** The structured data (JSON-LD) of the page. */
export function linkedDataOf(text: string): Record<string, unknown> {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

export function bodyOf(text: string): string | undefined {
  return /<div id="root">([\s\S]*?)<\/div>/.exec(text)?.[1];
}

/** The data from which the page was rendered. */
export function pageDataOf(text: string): PageData | undefined {
  const [, json] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}
