import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { type ApiError, asApiError } from '@/api/errors';
import { readEvents, StreamFailure } from '@/api/event-stream';
import { dropCachedResponse, findCachedResponse, isGone } from '@/api/response-cache';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { overdue, eventReceived } from './live-slice';
import { dreamAddress, passOn, rowIn } from '../sharing/pass-on';

/** Delays between attempts, in milliseconds. The last one repeats until the page is left or MAX_JOINS is reached. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000];
const MAX_JOINS = 40;

interface Following {
  dispatch: ApiDispatch;
  signal: AbortSignal;
}

interface Joining extends Following {
  /** True if the page shows no progress yet. Until it does, a missing network ends the attempts at once. */
  isOpening?: boolean;
}

const following = new Map<string, AbortController>();

/** Checks the row, because the timeout event does not show whether the interpretation has failed. */
async function hasFailed(path: string, { dispatch, signal }: Following): Promise<boolean> {
  const headers = { Accept: 'application/json' };
  for await (const message of readEvents({ path, headers, signal, dispatch }))
    if (message.event === 'json') return rowIn(message.data)?.status === 'failed';
  return false;
}

/**
 * Follows an interpretation until it ends. Reconnects after broken connections and after server timeouts. Throws a
 * StreamFailure if that cannot succeed.
 */
export async function joinUntilEnd(id: string, { dispatch, signal, isOpening }: Joining): Promise<void> {
  const path = dreamAddress(id);
  let isShown = !isOpening;
  for (let joins = 0; joins < MAX_JOINS && !signal.aborted; joins += 1) {
    try {
      const { ended, timeout } = await passOn(readEvents({ path, signal, dispatch }), dispatch, () => {
        isShown = true;
      });
      if (ended) return;
      if (timeout && (await hasFailed(path, { dispatch, signal })))
        return void dispatch(eventReceived({ id, message: timeout }));
      dispatch(overdue(id));
    } catch (error) {
      if (signal.aborted) return;
      const cached = (await findCachedResponse(path)) as Interpretation | undefined;
      if (cached) return void dispatch(eventReceived({ id, message: { event: 'done', data: cached } }));
      const reason = error instanceof StreamFailure ? error.reason : asApiError(error);
      if (reason.kind === 'http' && isGone(reason.status)) void dropCachedResponse(path);
      const isLast = joins >= RETRY_DELAYS_MS.length || (!isShown && reason.kind === 'network');
      if (isLast || !isRetryable(reason)) throw new StreamFailure(reason);
    }
    await pause(RETRY_DELAYS_MS[Math.min(joins, RETRY_DELAYS_MS.length - 1)] ?? 0, signal);
  }
  if (!signal.aborted) throw new StreamFailure({ kind: 'timeout', message: errorMessages.timeout });
}

function isRetryable(reason: ApiError): boolean {
  return reason.kind !== 'http' || reason.status >= 500 || reason.status === 429;
}

/** Allows one follower per interpretation: a new one aborts the previous one. Followers abort when they end. */
export function takeOver(id: string, controller: AbortController): void {
  const previous = following.get(id);
  if (previous !== controller) previous?.abort();
  following.set(id, controller);
}

export const isFollowed = (id: string): boolean => following.get(id)?.signal.aborted === false;

/** Follows an interpretation until it ends or the caller calls `stop`. */
export function follow(id: string, dispatch: ApiDispatch): { ended: Promise<void>; stop: () => void } {
  const controller = new AbortController();
  takeOver(id, controller);
  const stop = () => controller.abort();
  const ended = joinUntilEnd(id, { dispatch, signal: controller.signal, isOpening: true }).finally(stop);
  return { ended, stop };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
