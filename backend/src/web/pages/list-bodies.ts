import { anonymousAuthor, pageHeadings, previews, truncate } from '@kkumpuri/contract';
import { type Html, html, timeElement } from '../html/html.js';
import type { ListedPost, ListedQuestion } from './page-rows.service.js';
import { postPath } from './post-page.js';
import { questionPath, questionState } from './question-page.js';
import { linkList, textBody } from './text-body.js';

export function boardBody(posts: readonly ListedPost[]): Html {
  const lines = posts.map(
    ({ id, title, author_username, created_at, dream_content, interpretation }) =>
      html`<a href="${postPath(id)}">${title}</a>
        <p>${truncate(dream_content, previews.board.dream)}</p>
        <p>${truncate(interpretation, previews.board.interpretation)}</p>
        ${author_username ?? anonymousAuthor.board} · ${timeElement(created_at)}`,
  );
  return listBody(pageHeadings.board, lines);
}

export function questionsBody(questions: readonly ListedQuestion[]): Html {
  const lines = questions.map(
    ({ id, title, answer, created_at }) =>
      html`<a href="${questionPath(id)}">${title}</a> ${questionState(answer)} · ${timeElement(created_at)}`,
  );
  return listBody(pageHeadings.questions, lines);
}

function listBody(heading: string, lines: readonly Html[]): Html {
  return textBody(html`<h1>${heading}</h1>`, lines.length > 0 ? linkList(lines) : []);
}
