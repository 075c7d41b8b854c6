import type { Post, Reading, Verdict } from '@kkumpuri/contract';
import type { PagePosition } from '../database/lists/keyset-page.js';
import { withAllParts } from '../interpretation/stored-reading.js';

/** A post as the board reads it. Fields have their API names, except the time. */
export interface PostRow extends PagePosition {
  title: string;
  author_username: string | null;
  symbols: { id: string; name: string }[];
  dream_content: string;
  interpretation: string;
  engine: string | null;
  verdict: Verdict | null;
  headline: string | null;
  /** Selected only when a single post is read. */
  reading?: Reading | null;
  views: number;
  likes: number;
}

export const POST_COLUMNS = `posts.id, posts.title, posts.author_username, posts.symbols, posts.dream_content,
  posts.interpretation, posts.engine, posts.reading #>> '{traditional,verdict}' AS verdict,
  posts.reading ->> 'headline' AS headline, posts.views, posts.likes, posts.created_at AS "createdAt"`;

/** Includes the reading, for the page of one post. */
export const WHOLE_POST_COLUMNS = `${POST_COLUMNS}, posts.reading`;

/** Converts a row to its API form. */
export function presentPost({ createdAt, reading, ...row }: PostRow, liked: boolean): Post {
  return {
    ...row,
    ...(reading !== undefined && { reading: withAllParts(reading) }),
    liked,
    created_at: createdAt.toISOString(),
  };
}
