import { escapeHtml } from '../../http/escape-html.js';

/** Markup that is safe to send: all its values were escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

/** A template tag that escapes values unless they are markup. Attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, piece, index) => text + render(parts[index - 1] ?? '') + piece));
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}

/** Puts data into a script element with these attributes. Escapes `<`, so that data cannot end the element. */
export function jsonScript(data: object, attributes: string): Html {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return new Html(`<script ${attributes}>${json}</script>`);
}
