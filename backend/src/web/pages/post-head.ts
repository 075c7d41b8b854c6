import { anonymousAuthor, LEXICON_ENGINE, pageTitle, type Post, readingMarks } from '@kkumpuri/contract';
import type { NamedHead } from '../html/head.js';
import { describeReading } from './describe-reading.js';

export function postPath(id: string): string {
  return `/post/${id}`;
}

export function isWrittenByModel(engine: string | null): boolean {
  return engine !== null && engine !== LEXICON_ENGINE;
}

export function readingMark(engine: string | null): string {
  return isWrittenByModel(engine) ? readingMarks.model : readingMarks.lexicon;
}

export function postHead(post: Post, siteUrl: string): NamedHead {
  const picture = { path: `/og/post/${post.id}.png`, alt: `${post.title} – ${readingMark(post.engine)}` };
  const description = describeReading({
    interpretation: post.interpretation,
    dreamContent: post.dream_content,
    symbols: post.symbols,
  });
  return {
    title: pageTitle(post.title),
    description,
    path: postPath(post.id),
    indexed: true,
    picture,
    publishedAt: new Date(post.created_at),
    data: discussion(post, siteUrl, picture.path),
  };
}

function discussion(post: Post, siteUrl: string, picturePath: string): object {
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
    author: { '@type': 'Person', name: post.author_username ?? anonymousAuthor.post },
    datePublished: post.created_at,
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
