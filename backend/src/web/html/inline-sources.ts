import { createHash } from 'node:crypto';

/** Data is no script: the browser does not run it, and no policy asks about it. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** What a Content-Security-Policy must name so that the page's own inline scripts and styles count, and no others. */
export function inlineSources(page: string): InlineSources {
  return { scripts: hashesOf(page, INLINE_SCRIPT), styles: hashesOf(page, INLINE_STYLE) };
}

function hashesOf(page: string, element: RegExp): string[] {
  return [...page.matchAll(element)].map(([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}
