import { type PageData, type Post, type PostList, previews, truncate } from '@kkumpuri/contract';
import { postPath } from './post-head.js';

export const boardPath = '/shared-posts';

/** The board's page, with no more of each text than its card shows. */
export function boardData({ posts, nextCursor }: PostList): PageData {
  const cards = posts.map((post) => ({
    ...post,
    dream_content: truncate(post.dream_content, previews.board.dream),
    interpretation: truncate(post.interpretation, previews.board.interpretation),
  }));
  return { path: boardPath, board: { posts: cards, nextCursor } };
}

/** A post's page, with the titles of those like it. */
export function postData(post: Post, similar: readonly Post[]): PageData {
  const titles = similar.map((one) => ({ ...one, dream_content: '', interpretation: '' }));
  return { path: postPath(post.id), post, similar: titles };
}
