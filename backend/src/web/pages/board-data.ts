import { type PageData, type PostList, previews, truncate } from '@kkumpuri/contract';

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
