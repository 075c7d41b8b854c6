import { pageHeadings, pageTitle, serviceName, truncate } from '@kkumpuri/contract';
import { type Html, html, paragraphs, timeElement } from '../html/html.js';
import type { Page } from './page.js';
import type { QuestionRow } from './page-rows.service.js';
import { textBody } from './text-body.js';

const DESCRIPTION_LENGTH = 140;

export function questionPath(id: string): string {
  return `/qna/${id}`;
}

export function questionState(answer: string | null): string {
  return answer === null ? '답변 대기' : '답변 완료';
}

export function questionPage(question: QuestionRow, siteUrl: string): Page {
  const text = (question.answer ?? question.content).replace(/\s+/g, ' ').trim();
  return {
    status: 200,
    head: {
      title: pageTitle(question.title),
      description: `${questionState(question.answer)} · ${truncate(text, DESCRIPTION_LENGTH)}`,
      path: questionPath(question.id),
      indexed: true,
      publishedAt: question.created_at,
      data: questionData(question, siteUrl),
    },
    body: questionBody(question),
  };
}

function questionData(question: QuestionRow, siteUrl: string): object {
  const url = siteUrl + questionPath(question.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    url,
    inLanguage: 'ko',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: question.content,
      answerCount: question.answer === null ? 0 : 1,
      datePublished: question.created_at.toISOString(),
      author: { '@type': 'Person', name: question.author },
      ...(question.answer !== null && { acceptedAnswer: answerData(question, url, siteUrl) }),
    },
  };
}

function answerData(question: QuestionRow, url: string, siteUrl: string): object {
  return {
    '@type': 'Answer',
    text: question.answer,
    url: `${url}#answer`,
    datePublished: question.answer_date?.toISOString(),
    author: { '@type': 'Organization', name: serviceName, url: siteUrl },
  };
}

function questionBody(question: QuestionRow): Html {
  return textBody(
    html`<article>
      <h1>${question.title}</h1>
      <p>
        ${questionState(question.answer)} · #${question.category} · ${question.author} ·
        ${timeElement(question.created_at)} · 조회 ${question.views}
      </p>
      ${paragraphs(question.content)} ${question.answer === null ? [] : answerBody(question.answer)}
    </article>`,
    html`<p><a href="/qna">${pageHeadings.questions}</a></p>`,
  );
}

function answerBody(answer: string): Html {
  return html`<section id="answer">
    <h2>답변</h2>
    ${paragraphs(answer)}
  </section>`;
}
