import { type Html, html } from '../html/html.js';

/** The text of a page until the application has started, or where scripts do not run. */
export function textBody(...parts: readonly (Html | readonly Html[])[]): Html {
  return html`<main class="server-text wrap page">${parts.flat()}</main>`;
}

export function linkList(links: readonly Html[]): Html {
  return html`<ul>
    ${links.map((link) => html`<li>${link}</li>`)}
  </ul>`;
}
