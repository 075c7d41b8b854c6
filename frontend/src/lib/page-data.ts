import { type PageData, pageDataId } from '@kkumpuri/contract';

function read(): PageData | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(pageDataId)?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : undefined;
  // Offline, the document may be the shell of another page.
  return data?.path === location.pathname ? data : undefined;
}

let known: { data: PageData | undefined } | undefined;

/** The data the server rendered this document from; undefined if the document was not rendered on the server. */
export function pageData(): PageData | undefined {
  known ??= { data: read() };
  return known.data;
}
