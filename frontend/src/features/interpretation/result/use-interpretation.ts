import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type ApiError, isStatus } from '@/api/errors';
import type { StreamFailure } from '@/api/event-stream';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { useAuth } from '@/features/auth/use-auth';
import { useOnline } from '@/lib/hooks/use-online';
import { follow, isFollowed } from '../progress/follow';
import { type LiveInterpretation, retried, type WithLive } from '../progress/live-slice';
import { isDreamRemoved, type WithRemoval } from '@/features/removal/removal-slice';
import { findLocalRecord, localRecords } from '../local-records';

export type Source = 'server' | 'local';

interface Found {
  /** Null while the interpretation is running or not loaded yet. */
  row: Interpretation | null;
  source: Source;
  live: LiveInterpretation | undefined;
  error: string | null;
  retry: () => void;
}

/** Finds a dream in the store, on the server (following a running interpretation), or in local records. */
export function useInterpretation(id: string): Found {
  const dispatch = useApiDispatch();
  const { user, loading } = useAuth();
  const live = useSelector((state: WithLive) => state.live[id]);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (loading) return;
    const settled = live?.result ?? live?.error ?? (live && isFollowed(id));
    if (settled && attempt === 0) return;
    const { ended, stop } = follow(id, dispatch);
    ended.catch((error: StreamFailure) => setFailure(error.reason));
    return stop;
    // Restart on retry, another id or another user, but not on stream events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, attempt, dispatch, user, loading]);

  const retry = useCallback(() => {
    setFailure(null);
    dispatch(retried(id));
    setAttempt((before) => before + 1);
  }, [dispatch, id]);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && failure?.kind === 'network') retry();
  }, [isOnline, failure, retry]);

  const removed = useSelector((state: WithRemoval) => isDreamRemoved(state.removal, id));
  if (removed)
    return {
      row: null,
      source: 'server',
      live: undefined,
      error: errorMessages.interpretationNotFound,
      retry,
    };
  const row = live?.result ?? null;
  if (row?.masked)
    return { row: null, source: 'server', live, error: errorMessages.interpretationOfAnother, retry };
  const local = failure ? findLocalRecord(id) : undefined;
  if (!row && local) return { row: local, source: 'local', live, error: null, retry };
  return {
    row,
    source: 'server',
    live,
    error: row ? null : (live?.error ?? (failure && messageFor(failure))),
    retry,
  };
}

function messageFor(failure: ApiError): string {
  if (!isStatus(failure, 404)) return errorMessages.interpretationLoadFailed;
  return localRecords().length > 0
    ? errorMessages.interpretationNotFound
    : errorMessages.interpretationOfAnother;
}
