import type { Interpretation, StreamEvent } from '@kkumpuri/contract';
import type { StreamMessage } from '@/api/event-stream';
import { keepAnswer } from '@/api/kept-answers';
import { storedToken } from '@/api/session';
import type { ApiDispatch } from '@/api/use-api-dispatch';
import { keepLocalRecord } from '../local-records';
import { told } from '../progress/live-slice';

type ErrorEvent = Extract<StreamEvent, { event: 'error' }>;

interface Passed {
  id: string | null;
  ended: boolean;
  /** What the server said when its time was over: its wait's, which says nothing of the work, or the work's own. */
  timeout?: ErrorEvent;
}

/**
 * Passes what a stream tells on to the store; returns the id and whether there is nothing more to follow: the
 * interpretation has ended, or somebody else sits here by now, for whom the page asks anew.
 */
export async function passOn(
  messages: AsyncGenerator<StreamMessage>,
  dispatch: ApiDispatch,
  onId?: (id: string) => void,
): Promise<Passed> {
  const reader = storedToken();
  let id: string | null = null;
  for await (const message of messages) {
    if (storedToken() !== reader) return { id, ended: true };
    const event = message.event === 'json' ? fromJson(message.data) : message;
    if (!event) break;
    const before: string | null = id;
    if (event.event === 'queued' || event.event === 'done') id ??= event.data.id;
    if (id === null) break;
    if (event.event === 'error' && event.data.code === 'interpretation_timeout')
      return { id, ended: false, timeout: event };
    dispatch(told({ id, message: event }));
    if (event.event === 'done') keep(event.data, reader);
    if (id !== before) onId?.(id);
    if (event.event === 'done' || event.event === 'error') return { id, ended: true };
  }
  return { id, ended: false };
}

/** A proxy that knows no streams hands the whole answer over at once. */
function fromJson(data: unknown): Extract<StreamMessage, { event: 'done' }> | null {
  const row = rowIn(data);
  return typeof row?.id === 'string' ? { event: 'done', data: row } : null;
}

/** The one row of a plain answer, bare or named. */
export function rowIn(data: unknown): Interpretation | undefined {
  const body = data as { interpretation?: Interpretation; id?: unknown } | undefined;
  return typeof body?.interpretation === 'object'
    ? body.interpretation
    : (body as Interpretation | undefined);
}

export const dreamAddress = (id: string) => `/dreams/${id}`;

function keep(row: Interpretation, reader: string | null): void {
  if (row.status !== 'completed') return;
  keepAnswer(dreamAddress(row.id), row, reader);
  if (reader === null && row.user_id === null) keepLocalRecord(row);
}
