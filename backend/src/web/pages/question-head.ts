import { pageTitle, type Question, serviceName, truncate } from '@kkumpuri/contract';
import type { NamedHead } from '../html/head.js';

const DESCRIPTION_LENGTH = 140;

export function questionPath(id: string): string {
  return `/qna/${id}`;
}

export function questionHead(question: Question, siteUrl: string): NamedHead {
  const state = question.answered ? '답변 완료' : '답변 대기';
  const text = (question.answer ?? question.content).replace(/\s+/g, ' ').trim();
  return {
    title: pageTitle(question.title),
    description: `${state} · ${truncate(text, DESCRIPTION_LENGTH)}`,
    path: questionPath(question.id),
    indexed: true,
    publishedAt: new Date(question.created_at),
    data: structuredQuestion(question, siteUrl),
  };
}

function structuredQuestion(question: Question, siteUrl: string): object {
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
      answerCount: question.answered ? 1 : 0,
      datePublished: question.created_at,
      author: { '@type': 'Person', name: question.author },
      ...(question.answered && { acceptedAnswer: structuredAnswer(question, url, siteUrl) }),
    },
  };
}

function structuredAnswer(question: Question, url: string, siteUrl: string): object {
  return {
    '@type': 'Answer',
    text: question.answer,
    url: `${url}#answer`,
    datePublished: question.answer_date,
    author: { '@type': 'Organization', name: serviceName, url: siteUrl },
  };
}
