import { randomUUID } from 'node:crypto';
import type { Interpretation, StreamEvent } from '@kkumpuri/contract';
import { createParser } from 'eventsource-parser';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** One browser: a session id, an optional access token, and the calls made with them. */
export class Client {
  token?: string;

  constructor(
    readonly url: string,
    public sessionId: string = randomUUID(),
  ) {}

  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...this.headers(body !== undefined), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    // Like a browser, use the session id of the last response from now on.
    this.sessionId = response.headers.get('x-session-id') ?? this.sessionId;
    const answered: unknown = response.status === 204 ? {} : await response.json();
    return { status: response.status, headers: response.headers, body: answered as Body };
  }

  interpret(dreamContent: string, headers: Record<string, string> = {}) {
    return this.call<Interpretation>('POST', '/dreams/interpret', { dreamContent }, headers);
  }

  async find(id: string): Promise<Interpretation> {
    const { body } = await this.call<{ interpretation: Interpretation }>('GET', `/dreams/${id}`);
    return body.interpretation;
  }

  /** Yields the events of a stream as they arrive. */
  async *stream(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      signal,
      headers: { ...this.headers(body !== undefined), accept: 'text/event-stream' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.body) throw new Error('response without a body');
    const events: StreamEvent[] = [];
    const parser = createParser({
      onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) } as StreamEvent),
    });
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      parser.feed(chunk);
      yield* events.splice(0);
    }
  }

  private headers(withBody: boolean): Record<string, string> {
    return {
      'x-session-id': this.sessionId,
      ...(withBody && { 'content-type': 'application/json' }),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
  }
}
