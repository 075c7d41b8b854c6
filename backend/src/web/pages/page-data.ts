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

/** Who is sent the dreams, where a model reads. */
export function providerOf(env: Env): ModelProvider | null {
  if (!usesModel(env)) return null;
  return {
    name: env.MODEL_PROVIDER_NAME ?? null,
    country: env.MODEL_PROVIDER_COUNTRY ?? null,
    contact: env.MODEL_PROVIDER_CONTACT ?? null,
    retention: env.MODEL_PROVIDER_RETENTION ?? null,
  };
}

/** Where only the titles of posts are shown. */
const withoutTexts = (post: Post): Post => ({ ...post, dream_content: '', interpretation: '' });

/** The home page, with what many liked. */
export function homeData(reader: Reader, liked?: PostList): PageData {
  // Without what changes with every visit, or the page would be rendered for each.
  const posts = liked?.posts.map((post) => ({ ...withoutTexts(post), views: 0, likes: 0 }));
  return { path: homePath, reader, ...(posts && { liked: posts }) };
}

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
  return { path: postPath(post.id), post, similar: similar.map(withoutTexts) };
}
