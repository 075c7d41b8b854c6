import { errorMessages, pageHeadings, pageTitle } from '@kkumpuri/contract';
import type { PageHead } from '../html/head.js';
import type { Html } from '../html/html.js';

/** What the server knows of a page before the application starts in it. */
export interface Page {
  status: 200 | 404 | 503;
  head: PageHead;
  /** What reads without the application. */
  body?: Html;
  /** What the body was rendered from, if the application hydrates it. */
  data?: Html;
}

/** The application explains the failure; search must not keep it. */
function failedPage(status: 404 | 503, heading: string, description: string): Page {
  return { status, head: { title: pageTitle(heading), description, path: null, indexed: false } };
}

export const missingPage = failedPage(
  404,
  pageHeadings.notFound,
  '찾으시는 페이지가 없거나 삭제되었습니다. 꿈풀이 첫 화면에서 다시 시작해주세요.',
);

export const unavailablePage = failedPage(503, '잠시 쉬는 중', errorMessages.unforeseen);
