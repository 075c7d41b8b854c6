import type { Post } from '@kkumpuri/contract';
import type { PagePosition } from '../database/lists/keyset-page.js';

/** What the board reads of a post, named as on the wire but for its time. */
export interface PostRow extends PagePosition {
  title: string;
  author_username: string | null;
  symbols: { id: string; name: string }[];
  dream_content: string;
  interpretation: string;
  engine: string | null;
  views: number;
  likes: number;
}

export const POST_COLUMNS = `posts.id, posts.title, posts.author_username, posts.symbols, posts.dream_content,
  posts.interpretation, posts.engine, posts.views, posts.likes, posts.created_at AS "createdAt"`;

/** The row as it stands on the wire. */
export function presentPost({ createdAt, ...row }: PostRow, liked: boolean): Post {
  return { ...row, liked, created_at: createdAt.toISOString() };
}
