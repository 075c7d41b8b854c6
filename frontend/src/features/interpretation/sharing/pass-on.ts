import type { Interpretation, StreamEvent } from '@kkumpuri/contract';
import type { StreamMessage } from '@/api/event-stream';
import { cacheResponse } from '@/api/response-cache';
import { storedToken } from '@/api/session';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { keepLocalRecord } from '../local-records';
import { eventReceived } from '../progress/live-slice';

type ErrorEvent = Extract<StreamEvent, { event: 'error' }>;

interface StreamResult {
  id: string | null;
  ended: boolean;
  /** The timeout event: either the request timed out and the work may continue, or the interpretation itself did. */
  timeout?: ErrorEvent;
}

/**
 * Dispatches the events of a stream to the store. `ended` is true when the interpretation has ended or another user has
 * signed in, for whom the page sends a new request.
 */
export async function passOn(
  messages: AsyncGenerator<StreamMessage>,
  dispatch: ApiDispatch,
  onId?: (id: string) => void,
): Promise<StreamResult> {
  const reader = storedToken();
  let id: string | null = null;
  for await (const message of messages) {
    if (storedToken() !== reader) return { id, ended: true };
    const event = message.event === 'json' ? fromJson(message.data) : message;
    if (!event) break;
    const previous: string | null = id;
    if (event.event === 'queued' || event.event === 'done') id ??= event.data.id;
    if (id === null) break;
    if (event.event === 'error' && event.data.code === 'interpretation_timeout')
      return { id, ended: false, timeout: event };
    dispatch(eventReceived({ id, message: event }));
    if (event.event === 'done') keep(event.data, reader);
    if (id !== previous) onId?.(id);
    if (event.event === 'done' || event.event === 'error') return { id, ended: true };
  }
  return { id, ended: false };
}

/** Converts a JSON response: proxies without streaming support return the whole response at once. */
function fromJson(data: unknown): Extract<StreamMessage, { event: 'done' }> | null {
  const row = rowIn(data);
  return typeof row?.id === 'string' ? { event: 'done', data: row } : null;
}

/** Returns the row of a JSON response, with or without the `interpretation` wrapper. */
export function rowIn(data: unknown): Interpretation | undefined {
  const body = data as { interpretation?: Interpretation; id?: unknown } | undefined;
  return typeof body?.interpretation === 'object'
    ? body.interpretation
    : (body as Interpretation | undefined);
}

export const dreamAddress = (id: string) => `/dreams/${id}`;

function keep(row: Interpretation, reader: string | null): void {
  if (row.status !== 'completed') return;
  cacheResponse(dreamAddress(row.id), row, reader);
  if (reader === null && row.user_id === null) keepLocalRecord(row);
}
