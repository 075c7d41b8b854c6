import { useDeferredValue, useEffect } from 'react';
import { asApiError, isStatus } from '@/api/errors';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { pageData } from '@/lib/page-data';
import { useReadPostQuery } from './board-api';
import { patchPost } from './patch-post';

/** One post; opening it counts a view, which the lists that hold it then show too. */
export function usePost(id: string) {
  // A post that came with the page is read nevertheless: that counts the view.
  const cameWithPage = pageData()?.post?.id === id;
  const {
    currentData: post,
    error,
    refetch,
  } = useReadPostQuery(id, { refetchOnMountOrArgChange: cameWithPage });
  const dispatch = useApiDispatch();
  const views = post?.views;
  useEffect(() => {
    if (views !== undefined) dispatch(patchPost(id, { views }));
  }, [dispatch, id, views]);
  // Drawn in pieces when it comes, as the board is; a like shows at once.
  const isItsTurn = useDeferredValue(post !== undefined);
  const failure = error && asApiError(error);
  return {
    post: isItsTurn ? post : undefined,
    failed: Boolean(failure),
    missing: isStatus(failure, 404),
    refetch,
  };
}
