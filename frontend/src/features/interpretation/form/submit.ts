import { errorMessages, limits, type StreamEvent } from '@kkumpuri/contract';
import type { ApiError } from '@/api/errors';
import { readEvents, StreamFailure } from '@/api/event-stream';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { dropDraft, type Draft } from './draft';
import { joinUntilEnd, takeOver } from '../progress/follow';
import { told } from '../progress/live-slice';
import { passOn } from '../sharing/pass-on';

/** Why a dream was not taken, in the words of the page. */
export class SubmitFailure extends Error {}

/** Said of a dream that was taken when nothing more can be learned of it. */
const LOST: StreamEvent = {
  event: 'error',
  data: { error: errorMessages.interpretationLoadFailed, code: 'interpretation_failed' },
};

/**
 * Sends a dream and resolves with its id as soon as the server has it; the store is told the rest while it comes.
 * Fails with a SubmitFailure, and then nothing typed is lost.
 */
export function submitDream({ text, key }: Draft, dispatch: ApiDispatch): Promise<string> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort();
      reject(new SubmitFailure(errorMessages.interpretationTimeout));
    }, limits.requestTimeoutMs);
    const taken = (id: string) => {
      clearTimeout(timer);
      takeOver(id, controller);
      dropDraft();
      resolve(id);
    };
    send({ text, key }, dispatch, controller.signal, taken)
      .catch((error: unknown) => reject(new SubmitFailure(wordsFor(error))))
      .finally(() => {
        clearTimeout(timer);
        controller.abort();
      });
  });
}

async function send(
  draft: Draft,
  dispatch: ApiDispatch,
  signal: AbortSignal,
  taken: (id: string) => void,
): Promise<void> {
  const { id, ended } = await begin(draft, dispatch, signal, taken);
  if (ended) return;
  await joinUntilEnd(id, { dispatch, signal }).catch(() => dispatch(told({ id, message: LOST })));
}

/** Until the stream ends or breaks; fails when the server has not taken the dream. */
async function begin(
  { text, key }: Draft,
  dispatch: ApiDispatch,
  signal: AbortSignal,
  taken: (id: string) => void,
): Promise<{ id: string; ended: boolean }> {
  let known: string | null = null;
  const messages = readEvents({
    path: '/dreams/interpret',
    body: { dreamContent: text },
    headers: { 'Idempotency-Key': key },
    signal,
    dispatch,
  });
  try {
    const { id, ended } = await passOn(messages, dispatch, (queuedId) => {
      known = queuedId;
      taken(queuedId);
    });
    if (id === null) throw new SubmitFailure(errorMessages.interpretationWithoutId);
    return { id, ended };
  } catch (error) {
    const pending = known ?? idOf(error);
    if (pending === null) throw error;
    if (pending !== known) taken(pending);
    return { id: pending, ended: false };
  }
}

/** A 504 names the interpretation that goes on without us. */
function idOf(error: unknown): string | null {
  if (!(error instanceof StreamFailure) || error.reason.kind !== 'http') return null;
  return error.reason.id ?? null;
}

function wordsFor(error: unknown): string {
  if (error instanceof SubmitFailure) return error.message;
  return error instanceof StreamFailure ? wordsForReason(error.reason) : errorMessages.interpretationFailed;
}

function wordsForReason(reason: ApiError): string {
  switch (reason.kind) {
    case 'timeout':
      return errorMessages.interpretationTimeout;
    case 'network':
    case 'noResponse':
      return reason.message;
    case 'badAnswer':
      return errorMessages.interpretationWithoutId;
    case 'http':
      if (reason.spoken) return reason.message;
      if (reason.status === 500) return errorMessages.unforeseen;
      return reason.status === 429 ? errorMessages.interpretationLimit : errorMessages.interpretationFailed;
  }
}
