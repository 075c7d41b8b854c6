import { useDeferredValue, useEffect, useRef } from 'react';
import { asApiError, isStatus } from '@/api/errors';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { pageData } from '@/lib/page-data';
import { whenIdle } from '@/lib/when-loaded';
import { useReadPostQuery } from './board-api';
import { patchPost } from './patch-post';

let hasRefetched = false;

/** Refetches a server-rendered post once, when the page is idle, because the request counts the view. */
function useRefetchWhenIdle(wanted: boolean, read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!wanted || hasRefetched) return;
    let isMounted = true;
    void whenIdle().then(() => {
      if (!isMounted) return;
      hasRefetched = true;
      latest.current();
    });
    return () => {
      isMounted = false;
    };
  }, [wanted]);
}

/** Loads a post, which counts a view, and updates the view count in the cached lists. */
export function usePost(id: string) {
  const { currentData: post, error, refetch } = useReadPostQuery(id);
  useRefetchWhenIdle(pageData()?.post?.id === id, () => void refetch());
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
