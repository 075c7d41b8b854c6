import type { Interpretation } from '@kkumpuri/contract';
import { type ApiError, asApiError } from '@/api/errors';
import { readEvents, StreamFailure, type StreamMessage } from '@/api/event-stream';
import { storedToken } from '@/api/session';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { keepLocalRecord } from './local-records';
import { overdue, told } from './live-slice';

/** Waits between joining again, in milliseconds; the last one repeats until the page is left or the patience ends. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];
const MOST_JOINS = 40;

interface Following {
  dispatch: ApiDispatch;
  signal: AbortSignal;
}

const following = new Map<string, AbortController>();

/**
 * Passes what a stream tells on to the store; returns the id and whether there is nothing more to follow: the
 * interpretation has ended, or somebody else sits here by now, for whom the page asks anew.
 */
export async function passOn(
  messages: AsyncGenerator<StreamMessage>,
  dispatch: ApiDispatch,
  onId?: (id: string) => void,
): Promise<{ id: string | null; ended: boolean }> {
  const reader = storedToken();
  let id: string | null = null;
  for await (const message of messages) {
    if (storedToken() !== reader) return { id, ended: true };
    const event = message.event === 'json' ? fromJson(message.data) : message;
    if (!event) break;
    const before: string | null = id;
    if (event.event === 'queued' || event.event === 'done') id ??= event.data.id;
    if (id === null) break;
    if (event.event === 'error' && event.data.code === 'interpretation_timeout') break;
    dispatch(told({ id, message: event }));
    if (event.event === 'done' && reader === null) keepForGuest(event.data);
    if (id !== before) onId?.(id);
    if (event.event === 'done' || event.event === 'error') return { id, ended: true };
  }
  return { id, ended: false };
}

/** A proxy that knows no streams hands the whole answer over at once. */
function fromJson(data: unknown): Extract<StreamMessage, { event: 'done' }> | null {
  const body = data as { interpretation?: Interpretation; id?: unknown } | undefined;
  const row =
    typeof body?.interpretation === 'object' ? body.interpretation : (body as Interpretation | undefined);
  return typeof row?.id === 'string' ? { event: 'done', data: row } : null;
}

function keepForGuest(row: Interpretation): void {
  if (row.user_id === null && row.status === 'completed') keepLocalRecord(row);
}

/**
 * Joins the work on an interpretation and stays with it until it has ended, through broken connections and a server
 * that stopped waiting. Fails with a StreamFailure when that can't succeed.
 */
export async function joinUntilEnd(id: string, { dispatch, signal }: Following): Promise<void> {
  for (let joins = 0; joins < MOST_JOINS && !signal.aborted; joins += 1) {
    try {
      const { ended } = await passOn(readEvents({ path: `/dreams/${id}`, signal, dispatch }), dispatch);
      if (ended) return;
      dispatch(overdue(id));
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof StreamFailure ? error.reason : asApiError(error);
      if (!worthAnotherTry(reason) || joins >= PAUSES_MS.length) throw new StreamFailure(reason);
    }
    await pause(PAUSES_MS[Math.min(joins, PAUSES_MS.length - 1)] ?? 0, signal);
  }
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
