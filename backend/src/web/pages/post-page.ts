import {
  anonymousAuthor,
  LEXICON_ENGINE,
  pageHeadings,
  pageTitle,
  readingMarks,
  splitLabel,
} from '@kkumpuri/contract';
import { type Html, html, paragraphs, timeElement } from '../html/html.js';
import { describeReading } from './describe-reading.js';
import type { Page } from './page.js';
import type { PostRow } from './page-rows.service.js';
import { linkList, textBody } from './text-body.js';

export function postPath(id: string): string {
  return `/post/${id}`;
}

export function isWrittenByModel(engine: string | null): boolean {
  return engine !== null && engine !== LEXICON_ENGINE;
}

export function readingMark(engine: string | null): string {
  return isWrittenByModel(engine) ? readingMarks.model : readingMarks.lexicon;
}

export function postPage(post: PostRow, siteUrl: string): Page {
  const picture = { path: `/og/post/${post.id}.png`, alt: `${post.title} – ${readingMark(post.engine)}` };
  const description = describeReading({
    interpretation: post.interpretation,
    dreamContent: post.dream_content,
    symbols: post.symbols,
  });
  return {
    status: 200,
    head: {
      title: pageTitle(post.title),
      description,
      path: postPath(post.id),
      indexed: true,
      picture,
      publishedAt: post.created_at,
      data: discussion(post, siteUrl, picture.path),
    },
    body: postBody(post),
  };
}

function authorOf(post: PostRow): string {
  return post.author_username ?? anonymousAuthor.post;
}

function discussion(post: PostRow, siteUrl: string, picturePath: string): object {
  const source = isWrittenByModel(post.engine)
    ? 'TrainedAlgorithmicMediaDigitalSource'
    : 'AlgorithmicMediaDigitalSource';
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    mainEntityOfPage: siteUrl + postPath(post.id),
    url: siteUrl + postPath(post.id),
    headline: post.title,
    text: post.interpretation,
    inLanguage: 'ko',
    image: siteUrl + picturePath,
    digitalSourceType: `https://schema.org/${source}`,
    author: { '@type': 'Person', name: authorOf(post) },
    datePublished: post.created_at.toISOString(),
    interactionStatistic: [counter('LikeAction', post.likes), counter('ViewAction', post.views)],
  };
}

function counter(action: string, count: number): object {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}

/** As large as the application shows it, so that what it shows is no new largest paint. */
function readingLine(line: string): Html {
  const { label, words } = splitLabel(line);
  return label ? html`<strong>${label}</strong> ${words}` : html`${words}`;
}

function postBody(post: PostRow): Html {
  const symbols = post.symbols.map(({ id, name }) => html`<a href="/symbols/${id}">${name}</a>`);
  return textBody(
    html`<article>
      <h1>${post.title}</h1>
      <p>${authorOf(post)} · ${timeElement(post.created_at)} · 조회 ${post.views} · 좋아요 ${post.likes}</p>
      <h2>꿈 이야기</h2>
      <blockquote>${paragraphs(post.dream_content)}</blockquote>
      <h2>꿈 해석</h2>
      ${paragraphs(post.interpretation, readingLine)}
      <p>${readingMark(post.engine)}</p>
      ${symbols.length > 0 ? linkList(symbols) : []}
    </article>`,
    html`<p><a href="/shared-posts">${pageHeadings.board}</a></p>`,
  );
}
