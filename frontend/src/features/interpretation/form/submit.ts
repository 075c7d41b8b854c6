import { errorMessages, limits, type StreamEvent } from '@kkumpuri/contract';
import type { ApiError } from '@/api/errors';
import { readEvents, StreamFailure } from '@/api/event-stream';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { dropDraft, type Draft } from './draft';
import { joinUntilEnd, takeOver } from '../progress/follow';
import { eventReceived } from '../progress/live-slice';
import { passOn } from '../sharing/pass-on';

/** The server did not accept the dream. The message is shown to the user. */
export class SubmitFailure extends Error {}

/** Reported for an accepted dream when its result cannot be loaded. */
const LOAD_FAILED: StreamEvent = {
  event: 'error',
  data: { error: errorMessages.interpretationLoadFailed, code: 'interpretation_failed' },
};

/**
 * Submits a dream and resolves with its id as soon as the server accepts it. Later events go to the store.
 * Rejects with a SubmitFailure and keeps the draft.
 */
export function submitDream({ text, key }: Draft, dispatch: ApiDispatch): Promise<string> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort();
      reject(new SubmitFailure(errorMessages.interpretationTimeout));
    }, limits.requestTimeoutMs);
    const onAccepted = (id: string) => {
      clearTimeout(timer);
      takeOver(id, controller);
      dropDraft();
      resolve(id);
    };
    send({ text, key }, dispatch, controller.signal, onAccepted)
      .catch((error: unknown) => reject(new SubmitFailure(messageFor(error))))
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
  onAccepted: (id: string) => void,
): Promise<void> {
  const { id, ended } = await begin(draft, dispatch, signal, onAccepted);
  if (ended) return;
  await joinUntilEnd(id, { dispatch, signal }).catch(() =>
    dispatch(eventReceived({ id, message: LOAD_FAILED })),
  );
}

/** Reads the stream until it ends or breaks. Throws if the server has not accepted the dream. */
async function begin(
  { text, key }: Draft,
  dispatch: ApiDispatch,
  signal: AbortSignal,
  onAccepted: (id: string) => void,
): Promise<{ id: string; ended: boolean }> {
  let acceptedId: string | null = null;
  const messages = readEvents({
    path: '/dreams/interpret',
    body: { dreamContent: text },
    headers: { 'Idempotency-Key': key },
    signal,
    dispatch,
  });
  try {
    const { id, ended } = await passOn(messages, dispatch, (queuedId) => {
      acceptedId = queuedId;
      onAccepted(queuedId);
    });
    if (id === null) throw new SubmitFailure(errorMessages.interpretationWithoutId);
    return { id, ended };
  } catch (error) {
    const pending = acceptedId ?? idOf(error);
    if (pending === null) throw error;
    if (pending !== acceptedId) onAccepted(pending);
    return { id: pending, ended: false };
  }
}

/** A 504 contains the id of the interpretation, which continues on the server. */
function idOf(error: unknown): string | null {
  if (!(error instanceof StreamFailure) || error.reason.kind !== 'http') return null;
  return error.reason.id ?? null;
}

function messageFor(error: unknown): string {
  if (error instanceof SubmitFailure) return error.message;
  return error instanceof StreamFailure ? messageForReason(error.reason) : errorMessages.interpretationFailed;
}

function messageForReason(reason: ApiError): string {
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
