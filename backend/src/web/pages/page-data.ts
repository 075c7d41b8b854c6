import {
  type ListedSymbol,
  type PageData,
  type Post,
  type PostList,
  previews,
  type QuestionList,
  truncate,
} from '@kkumpuri/contract';

export const boardPath = '/shared-posts';
export const questionsPath = '/qna';
export const symbolsPath = '/symbols';
export const storiesPath = '/stories';

/** For lists that show only the titles of posts. */
const withoutTexts = (post: Post): Post => ({ ...post, dream_content: '', interpretation: '' });

/** The data of the home page, with popular posts. */
export function homeData(liked?: PostList): PageData {
  // Omits counts that change with every visit, because the page would be rendered again for each.
  const posts = liked?.posts.map((post) => ({ ...withoutTexts(post), views: 0, likes: 0 }));
  return { path: '/', ...(posts && { liked: posts }) };
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
export function postData(post: Post, similar: readonly Post[]): Omit<PageData, 'path'> {
  return { post, similar: similar.map(withoutTexts) };
}

/** The data of the Q&A board, without the texts of questions and answers. */
export function questionsData({ questions, ...list }: QuestionList): PageData {
  const rows = questions.map((question) => ({ ...question, content: '', answer: null }));
  return { path: questionsPath, questions: { questions: rows, ...list } };
}

/** The data of the dictionary, without the texts of its symbols. */
export function symbolsData(entries: readonly ListedSymbol[]): PageData {
  const symbols = entries.map(({ id, name, spellings, kind, verdict, gist }) => ({
    id,
    name,
    spellings,
    kind,
    verdict,
    gist,
  }));
  return { path: symbolsPath, symbols };
}
