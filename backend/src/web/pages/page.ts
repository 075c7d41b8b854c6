import { errorMessages, pageHeadings, pageTitle } from '@kkumpuri/contract';
import type { PageHead } from '../html/head.js';
import type { Html } from '../html/html.js';

/** The server's part of a page, before the application starts. */
export interface Page {
  status: 200 | 404 | 503;
  head: PageHead;
  /** The content that is readable without the application. */
  body?: Html;
  /** The data that the body was rendered from, if the application hydrates it. */
  data?: Html;
}

/** The application explains the error; search engines must not index it. */
function failedPage(status: 404 | 503, heading: string, description: string): Page {
  return { status, head: { title: pageTitle(heading), description, path: null, indexed: false } };
}

export const missingPage = failedPage(
  404,
  pageHeadings.notFound,
  '찾으시는 페이지가 없거나 삭제되었습니다. 꿈풀이 첫 화면에서 다시 시작해주세요.',
);

export const unavailablePage = failedPage(503, '잠시 쉬는 중', errorMessages.unforeseen);
