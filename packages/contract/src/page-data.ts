import type { Post, PostList } from './schemas/post.js';
import type { Question, QuestionList } from './schemas/question.js';
import type { DreamStory, ListedStory } from './schemas/story.js';
import type { ListedSymbol, SymbolDetail } from './schemas/symbol.js';

/**
 * Data from which the server rendered a page for a guest. The page contains it in the script element `pageDataId`, so
 * that the application can hydrate the rendered markup.
 */
export interface PageData {
  /** Path of the rendered page. On any other path the application ignores this data. */
  path: string;
  /** First page of the board, with texts shortened to what its cards show. */
  board?: PostList;
  /** On the home page: dreams with many likes, without their readings. */
  liked?: Post[];
  /** A post. Rendering it did not count as a view. */
  post?: Post;
  /** Similar posts without their texts: the page shows only the titles. */
  similar?: Post[];
  symbols?: ListedSymbol[];
  symbol?: SymbolDetail;
  stories?: ListedStory[];
  story?: DreamStory;
  /** First page of the Q&A board, without the texts of questions and answers: its rows show only titles. */
  questions?: QuestionList;
  /** A question. Rendering it did not count as a view. */
  question?: Question;
}

export const pageDataId = 'page-data';

/** Number of posts on the home page. */
export const homePagePosts = 3;

/** Number of posts per page of the board. */
export const boardPageSize = 24;
