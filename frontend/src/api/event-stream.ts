import type { StreamEvent } from '@kkumpuri/contract';
import { createParser } from 'eventsource-parser';
import { toApiError, type ApiError } from './errors';
import { serviceOrigin } from './origin';
import { heedRefusal } from './refused-access-token';
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

/** The stream could not be had; the reason is an ApiError. */
export class StreamFailure extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/**
 * The events of a call as they come. A server or proxy that answers with plain JSON instead gives one `json` message.
 * EventSource is no help here: it sends neither headers nor a body. Fails with a StreamFailure.
 */
export async function* readEvents(request: StreamRequest): AsyncGenerator<StreamMessage> {
  const silence = watchSilence(request.signal);
  // What is sent may be answered late and whole, by a proxy that knows no streams: its sender has a limit for that.
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
    heedRefusal(reason, token, request.dispatch);
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
      yield* events.splice(0);
    }
  } catch (error) {
    throw new StreamFailure(toApiError({ status: 'FETCH_ERROR', error: String(error) }));
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
