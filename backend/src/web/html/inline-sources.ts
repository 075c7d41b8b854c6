import { createHash } from 'node:crypto';

export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** What a Content-Security-Policy must name so that the page's own inline scripts and styles count, and no others. */
export function inlineSources(page: string): InlineSources {
  return { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') };
}

/** Data is no script, and its tag has a type: the browser does not run it, and no policy asks about it. */
function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const [, ...openings] = page.split(`<${element}>`);
  return openings.map((opening) => {
    const [content = ''] = opening.split(`</${element}>`, 1);
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}
