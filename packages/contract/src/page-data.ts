import type { Post, PostList } from './schemas/post.js';

/** Who reads dreams: a model, or the dictionary alone. */
export type Reader = 'model' | 'lexicon';

/**
 * What the server rendered a page from, for a guest. The page carries it in a script element with this id, so that the
 * application comes to life in it as it is.
 */
export interface PageData {
  /** The page's path; under another one the application is drawn anew. */
  path: string;
  reader?: Reader;
  /** The board's first page, with texts as short as its cards show them. */
  board?: PostList;
  /** On the home page: dreams that many liked, without their readings. */
  liked?: Post[];
  /** A post; no view of it was counted. */
  post?: Post;
  /** Posts like it, without their texts: only their titles are shown. */
  similar?: Post[];
}

export const pageDataId = 'page-data';

/** Posts on the home page. */
export const homePagePosts = 3;

/** Posts of the board on one page. */
export const boardPageSize = 24;
