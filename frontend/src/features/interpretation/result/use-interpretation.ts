import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { type ApiError, isStatus } from '@/api/errors';
import type { StreamFailure } from '@/api/event-stream';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { useAuth } from '@/features/auth/use-auth';
import { follow, isFollowed } from '../progress/follow';
import { type LiveInterpretation, retried, type WithLive } from '../progress/live-slice';
import { isDreamRemoved, type WithRemoval } from '@/features/removal/removal-slice';
import { findLocalRecord, localRecords } from '../local-records';

export type Source = 'navigation' | 'server' | 'local';

interface Found {
  /** Null while it is being written, or while nothing is known yet. */
  row: Interpretation | null;
  source: Source;
  live: LiveInterpretation | undefined;
  error: string | null;
  retry: () => void;
}

/** What navigation carried comes first, then the server (joining work that goes on), then this browser's own list. */
export function useInterpretation(id: string): Found {
  const dispatch = useApiDispatch();
  const { user, loading } = useAuth();
  const live = useSelector((state: WithLive) => state.live[id]);
  const carried = useCarried(id);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (loading) return;
    const settled = carried ?? live?.result ?? live?.error ?? (live && isFollowed(id));
    if (settled && round === 0) return;
    const { ended, stop } = follow(id, dispatch);
    ended.catch((error: StreamFailure) => setFailure(error.reason));
    return stop;
    // A new round, another id or another reader begins anew; what is told meanwhile must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, round, dispatch, user, loading]);

  const retry = useCallback(() => {
    setFailure(null);
    dispatch(retried(id));
    setRound((before) => before + 1);
  }, [dispatch, id]);

  const removed = useSelector((state: WithRemoval) => isDreamRemoved(state.removal, id));
  if (removed)
    return {
      row: null,
      source: 'server',
      live: undefined,
      error: errorMessages.interpretationNotFound,
      retry,
    };
  const row = live?.result ?? carried ?? null;
  if (row?.masked)
    return { row: null, source: 'server', live, error: errorMessages.interpretationOfAnother, retry };
  const local = failure ? findLocalRecord(id) : undefined;
  if (!row && local) return { row: local, source: 'local', live, error: null, retry };
  return {
    row,
    source: live?.result ? 'server' : 'navigation',
    live,
    error: row ? null : (live?.error ?? (failure && wordsFor(failure))),
    retry,
  };
}

function useCarried(id: string): Interpretation | undefined {
  const { state } = useLocation() as { state: { interpretation?: Interpretation } | null };
  const carried = state?.interpretation;
  return carried?.id === id && carried.status === 'completed' ? carried : undefined;
}

function wordsFor(failure: ApiError): string {
  if (!isStatus(failure, 404)) return errorMessages.interpretationLoadFailed;
  return localRecords().length > 0
    ? errorMessages.interpretationNotFound
    : errorMessages.interpretationOfAnother;
}
