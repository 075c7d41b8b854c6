import { createHash } from 'node:crypto';

export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** Returns the Content-Security-Policy sources that allow only the page's own inline scripts and styles. */
export function inlineSources(page: string): InlineSources {
  return { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') };
}

/** Skips data scripts, whose tags have a type: browsers do not run them, so the policy does not apply. */
function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const [, ...openings] = page.split(`<${element}>`);
  return openings.map((opening) => {
    const [content = ''] = opening.split(`</${element}>`, 1);
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}
