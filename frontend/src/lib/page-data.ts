import { type PageData, pageDataId } from '@kkumpuri/contract';

function read(): PageData | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(pageDataId)?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : undefined;
  // A page that was opened without a network is another one's shell.
  return data?.path === location.pathname ? data : undefined;
}

let known: { data: PageData | undefined } | undefined;

/** What the server rendered this document from; nothing where it was not rendered. */
export function pageData(): PageData | undefined {
  known ??= { data: read() };
  return known.data;
}
