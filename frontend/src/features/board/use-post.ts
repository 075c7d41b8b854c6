import { useDeferredValue, useEffect, useRef } from 'react';
import { asApiError, isStatus } from '@/api/errors';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { pageData } from '@/lib/page-data';
import { whenIdle } from '@/lib/when-loaded';
import { useReadPostQuery } from './board-api';
import { patchPost } from './patch-post';

let hasRead = false;

/** A post that came with the page is read nevertheless, once, which counts the view: when the page has come to life. */
function useReadingLater(wanted: boolean, read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!wanted || hasRead) return;
    let isHere = true;
    void whenIdle().then(() => {
      if (!isHere) return;
      hasRead = true;
      latest.current();
    });
    return () => {
      isHere = false;
    };
  }, [wanted]);
}

/** One post; opening it counts a view, which the lists that hold it then show too. */
export function usePost(id: string) {
  const { currentData: post, error, refetch } = useReadPostQuery(id);
  useReadingLater(pageData()?.post?.id === id, () => void refetch());
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
