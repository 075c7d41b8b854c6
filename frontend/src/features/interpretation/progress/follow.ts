import { errorMessages, type Interpretation } from '@kkumpuri/contract';
import { type ApiError, asApiError } from '@/api/errors';
import { readEvents, StreamFailure } from '@/api/event-stream';
import { dropAnswer, findAnswer, isGone } from '@/api/kept-answers';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { overdue, told } from './live-slice';
import { dreamAddress, passOn, rowIn } from '../sharing/pass-on';

/** Waits between joining again, in milliseconds; the last one repeats until the page is left or the patience ends. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];
const MOST_JOINS = 40;

interface Following {
  dispatch: ApiDispatch;
  signal: AbortSignal;
}

const following = new Map<string, AbortController>();

/** Whether the work is over without a reading; only the row knows. */
async function hasFailed(path: string, { dispatch, signal }: Following): Promise<boolean> {
  const headers = { Accept: 'application/json' };
  for await (const message of readEvents({ path, headers, signal, dispatch }))
    if (message.event === 'json') return rowIn(message.data)?.status === 'failed';
  return false;
}

/**
 * Joins the work on an interpretation and stays with it until it has ended, through broken connections and a server
 * that stopped waiting. Fails with a StreamFailure when that can't succeed.
 */
export async function joinUntilEnd(id: string, { dispatch, signal }: Following): Promise<void> {
  const path = dreamAddress(id);
  for (let joins = 0; joins < MOST_JOINS && !signal.aborted; joins += 1) {
    try {
      const { ended, timeout } = await passOn(readEvents({ path, signal, dispatch }), dispatch);
      if (ended) return;
      if (timeout && (await hasFailed(path, { dispatch, signal })))
        return void dispatch(told({ id, message: timeout }));
      dispatch(overdue(id));
    } catch (error) {
      if (signal.aborted) return;
      const kept = (await findAnswer(path)) as Interpretation | undefined;
      if (kept) return void dispatch(told({ id, message: { event: 'done', data: kept } }));
      const reason = error instanceof StreamFailure ? error.reason : asApiError(error);
      if (reason.kind === 'http' && isGone(reason.status)) void dropAnswer(path);
      if (!worthAnotherTry(reason) || joins >= PAUSES_MS.length) throw new StreamFailure(reason);
    }
    await pause(PAUSES_MS[Math.min(joins, PAUSES_MS.length - 1)] ?? 0, signal);
  }
  if (!signal.aborted) throw new StreamFailure({ kind: 'timeout', message: errorMessages.timeout });
}

function worthAnotherTry(reason: ApiError): boolean {
  return reason.kind !== 'http' || reason.status >= 500 || reason.status === 429;
}

/** One follower an interpretation, however many ask: who begins ends the one before. A follower that ends aborts. */
export function takeOver(id: string, controller: AbortController): void {
  const before = following.get(id);
  if (before !== controller) before?.abort();
  following.set(id, controller);
}

export const isFollowed = (id: string): boolean => following.get(id)?.signal.aborted === false;

/** Follows until the end, or until the page that shows it is left. */
export function follow(id: string, dispatch: ApiDispatch): { ended: Promise<void>; stop: () => void } {
  const controller = new AbortController();
  takeOver(id, controller);
  const stop = () => controller.abort();
  const ended = joinUntilEnd(id, { dispatch, signal: controller.signal }).finally(stop);
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
