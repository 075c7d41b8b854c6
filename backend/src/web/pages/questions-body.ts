import { pageHeadings } from '@kkumpuri/contract';
import { type Html, html, timeElement } from '../html/html.js';
import type { ListedQuestion } from './page-rows.service.js';
import { questionPath, questionState } from './question-page.js';
import { linkList, textBody } from './text-body.js';

export function questionsBody(questions: readonly ListedQuestion[]): Html {
  const lines = questions.map(
    ({ id, title, answer, created_at }) =>
      html`<a href="${questionPath(id)}">${title}</a> ${questionState(answer)} · ${timeElement(created_at)}`,
  );
  return textBody(html`<h1>${pageHeadings.questions}</h1>`, lines.length > 0 ? linkList(lines) : []);
}
