import type { StreamEvent } from '@kkumpuri/contract';
import { createParser } from 'eventsource-parser';
import { toApiError, type ApiError } from './errors';
import { serviceOrigin } from './origin';
import { handleTokenRejection } from './refused-access-token';
import { keepSession, SESSION_HEADER, sessionId, storedToken } from './session';
import type { ApiDispatch } from './use-api-dispatch';
import { watchSilence } from './watch-silence';

interface StreamRequest {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal: AbortSignal;
  dispatch: ApiDispatch;
}

export type StreamMessage = StreamEvent | { event: 'json'; data: unknown };

/** Thrown when the stream cannot be opened or read. */
export class StreamFailure extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/**
 * Yields the events of a response as they arrive; a plain JSON response yields one `json` message. EventSource does not
 * fit because it sends neither headers nor a body. Throws StreamFailure.
 */
export async function* readEvents(request: StreamRequest): AsyncGenerator<StreamMessage> {
  const silence = watchSilence(request.signal);
  // A proxy that buffers may answer a POST late and in one piece, so the caller sets a time limit for it instead.
  if (request.body === undefined) silence.heard();
  try {
    yield* receive({ ...request, signal: silence.signal }, () => silence.heard());
  } finally {
    silence.end();
  }
}

async function* receive(request: StreamRequest, heard: () => void): AsyncGenerator<StreamMessage> {
  const token = storedToken();
  const response = await open(request, token);
  keepSession(response.headers.get(SESSION_HEADER));
  if (!response.ok) {
    const reason = toApiError({ status: response.status, data: await readJson(response) });
    handleTokenRejection(reason, token, request.dispatch);
    throw new StreamFailure(reason);
  }
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    yield { event: 'json', data: await readJson(response) };
    return;
  }
  yield* parse(response, heard);
}

async function open({ path, body, headers, signal }: StreamRequest, token: string | null) {
  try {
    return await fetch(`${serviceOrigin}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      signal,
      headers: {
        Accept: 'text/event-stream',
        [SESSION_HEADER]: sessionId(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new StreamFailure(toApiError({ status: 'FETCH_ERROR', error: String(error) }));
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
}

async function* parse(response: Response, heard: () => void): AsyncGenerator<StreamEvent> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) as unknown } as StreamEvent),
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      heard();
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* fromDone(events.splice(0));
    }
  } catch (error) {
    throw new StreamFailure(toApiError({ status: 'FETCH_ERROR', error: String(error) }));
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

/** Drops the events that arrived together with `done`, which contains everything: rendering them would only flicker. */
function fromDone(events: StreamEvent[]): StreamEvent[] {
  const done = events.findIndex(({ event }) => event === 'done');
  return done < 0 ? events : events.slice(done);
}
