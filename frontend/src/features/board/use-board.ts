import { postSorts, type PostSort } from '@kkumpuri/contract';
import { useDeferredValue } from 'react';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { useListPostsInfiniteQuery } from './board-api';

/** Older than this, the rows are asked for again when the board is opened; the old ones stay until then. */
const FRESH_S = 60;

const toSort = (text: string): PostSort => postSorts.find((sort) => sort === text) ?? 'new';

/** What the board shows, by the address's `q` and `sort`. */
export function useBoard() {
  const [read, write] = useUrlQuery();
  const q = read('q');
  const sort = toSort(read('sort'));
  const list = useListPostsInfiniteQuery(
    { q, sort },
    { refetchOnFocus: true, refetchOnMountOrArgChange: FRESH_S },
  );
  // Rows of another search stay while this one is on its way, but not in its place when it fails.
  const rows = list.isError ? list.currentData : list.data;
  // The first time they are drawn in pieces, between which the page answers.
  const isTheirTurn = useDeferredValue(rows !== undefined);
  return {
    q,
    sort,
    search: (text: string) => write({ q: text }),
    sortBy: (chosen: PostSort) => write({ sort: chosen === 'new' ? '' : chosen }),
    posts: isTheirTurn ? rows?.pages.flatMap(({ posts }) => posts) : undefined,
    list,
  };
}

export type Board = ReturnType<typeof useBoard>;
