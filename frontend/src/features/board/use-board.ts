import { postSorts, type PostSort } from '@kkumpuri/contract';
import { useDeferredValue } from 'react';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { useListPostsInfiniteQuery } from './board-api';

/** Opening the board refetches rows older than this and shows the old ones meanwhile. */
const FRESH_S = 60;

const toSort = (text: string): PostSort => postSorts.find((sort) => sort === text) ?? 'new';

/** State of the board, from the URL parameters `q` and `sort`. */
export function useBoard() {
  const [read, write] = useUrlQuery();
  const q = read('q');
  const sort = toSort(read('sort'));
  const list = useListPostsInfiniteQuery(
    { q, sort },
    { refetchOnFocus: true, refetchOnMountOrArgChange: FRESH_S },
  );
  // Show rows of the previous search while this one is loading, but not after it has failed.
  const rows = list.isError ? list.currentData : list.data;
  // Render the first rows at low priority, so that the page stays responsive.
  const canRender = useDeferredValue(rows !== undefined);
  return {
    q,
    sort,
    search: (text: string) => write({ q: text }),
    sortBy: (chosen: PostSort) => write({ sort: chosen === 'new' ? '' : chosen }),
    posts: canRender ? rows?.pages.flatMap(({ posts }) => posts) : undefined,
    list,
  };
}

export type Board = ReturnType<typeof useBoard>;
