import type { Post, PostList } from './schemas/post.js';

/**
 * What the server rendered a page from, for a guest. The page carries it in a script element with this id, so that the
 * application comes to life in it as it is.
 */
export interface PageData {
  /** The page's path; under another one the application is drawn anew. */
  path: string;
  /** The board's first page, with texts as short as its cards show them. */
  board?: PostList;
  /** A post; no view of it was counted. */
  post?: Post;
  /** Posts like it, without their texts: only their titles are shown. */
  similar?: Post[];
}

export const pageDataId = 'page-data';

/** Posts of the board on one page. */
export const boardPageSize = 24;
