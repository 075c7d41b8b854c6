import { useDeferredValue, useEffect } from 'react';
import { asApiError, isStatus } from '@/api/errors';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { useCountingRead } from '@/lib/hooks/use-counting-read';
import { pageData } from '@/lib/page-data';
import { useReadPostQuery } from './board-api';
import { patchPost } from './patch-post';

/** Loads a post, which counts a view, and updates the view count in the cached lists. */
export function usePost(id: string) {
  const { currentData: post, error, refetch } = useReadPostQuery(id);
  useCountingRead(pageData()?.post?.id === id, () => void refetch());
  const dispatch = useApiDispatch();
  const views = post?.views;
  useEffect(() => {
    if (views !== undefined) dispatch(patchPost(id, { views }));
  }, [dispatch, id, views]);
  // Render a new post at low priority, as the board does. Likes render at once.
  const canRender = useDeferredValue(post !== undefined);
  const failure = error && asApiError(error);
  return {
    post: canRender ? post : undefined,
    failed: Boolean(failure),
    missing: isStatus(failure, 404),
    refetch,
  };
}
