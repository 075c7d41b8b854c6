import {
  type ModelProvider,
  type PageData,
  type Post,
  type PostList,
  previews,
  type Reader,
  truncate,
} from '@kkumpuri/contract';
import { type Env, usesModel } from '../../config/env.js';
import { postPath } from './post-head.js';

export const homePath = '/';
export const newDreamPath = '/dream/new';
export const boardPath = '/shared-posts';

export const readerOf = (env: Env): Reader => (usesModel(env) ? 'model' : 'lexicon');

/** The provider that receives the dreams, if a model reads them. */
export function providerOf(env: Env): ModelProvider | null {
  if (!usesModel(env)) return null;
  return {
    name: env.MODEL_PROVIDER_NAME ?? null,
    country: env.MODEL_PROVIDER_COUNTRY ?? null,
    contact: env.MODEL_PROVIDER_CONTACT ?? null,
    retention: env.MODEL_PROVIDER_RETENTION ?? null,
  };
}

/** For lists that show only the titles of posts. */
const withoutTexts = (post: Post): Post => ({ ...post, dream_content: '', interpretation: '' });

/** The data of the home page, with popular posts. */
export function homeData(reader: Reader, liked?: PostList): PageData {
  // Omits counts that change with every visit, because the page would be rendered again for each.
  const posts = liked?.posts.map((post) => ({ ...withoutTexts(post), views: 0, likes: 0 }));
  return { path: homePath, reader, ...(posts && { liked: posts }) };
}

/** The data of the board, with each text cut to the part that its card shows. */
export function boardData({ posts, nextCursor }: PostList): PageData {
  const cards = posts.map((post) => ({
    ...post,
    dream_content: truncate(post.dream_content, previews.board.dream),
    interpretation: truncate(post.interpretation, previews.board.interpretation),
  }));
  return { path: boardPath, board: { posts: cards, nextCursor } };
}

/** The data of a post's page, with the titles of similar posts. */
export function postData(post: Post, similar: readonly Post[]): PageData {
  return { path: postPath(post.id), post, similar: similar.map(withoutTexts) };
}
