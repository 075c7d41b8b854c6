import { errorMessages, limits } from '@kkumpuri/contract';
import { http, HttpResponse } from 'msw';
import { createStore } from '@/testing/store';
import { server } from '@/testing/server';
import { openStream } from '@/testing/streams';
import { readEvents, type StreamMessage } from './event-stream';

async function collect(): Promise<StreamMessage[]> {
  const messages: StreamMessage[] = [];
  const { signal } = new AbortController();
  const { dispatch } = createStore();
  for await (const message of readEvents({ path: '/stream', body: {}, signal, dispatch }))
    messages.push(message);
  return messages;
}

function respondInChunks(text: string, bytesEach: number): void {
  const bytes = new TextEncoder().encode(text);
  server.use(
    http.post('*/api/stream', () => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += bytesEach)
            controller.enqueue(bytes.slice(at, at + bytesEach));
          controller.close();
        },
      });
      return new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
}

const delta = (text: string) => ({ event: 'delta', data: { section: 'summary', text } });
const asText = (messages: { event: string; data: unknown }[]) =>
  messages.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');

describe('readEvents', () => {
  it.each([1, 2, 5, 4096])('parses complete events from chunks of %s bytes', async (bytesEach) => {
    const messages = [delta('뱀이 방으로 들어왔다 🌙'), delta('갑작스러운 소식')];
    respondInChunks(asText(messages), bytesEach);
    expect(await collect()).toEqual(messages);
  });

  it('leaves out the events that arrive in one chunk with the result', async () => {
    const done = { event: 'done', data: { id: 'x' } };
    respondInChunks(asText([{ event: 'queued', data: { id: 'x' } }, delta('뱀이'), done]), 4096);
    expect(await collect()).toEqual([done]);
  });

  it('returns a plain JSON response as one json message', async () => {
    server.use(http.post('*/api/stream', () => HttpResponse.json({ id: 'x' })));
    expect(await collect()).toEqual([{ event: 'json', data: { id: 'x' } }]);
  });

  it('fails after three missed heartbeats, and not before', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const { respond, push, pushText } = openStream();
    server.use(http.post('*/api/stream', respond));
    let ended = false;
    const collecting = collect().catch((error: unknown) => {
      ended = true;
      return error;
    });
    const wait = (heartbeats: number) => jest.advanceTimersByTimeAsync(heartbeats * limits.heartbeatMs);
    await wait(4);
    push('started', { id: 'x' });
    await wait(2);
    pushText(': \n\n');
    await wait(2);
    expect(ended).toBe(false);
    await wait(2);
    jest.useRealTimers();
    expect(await collecting).toMatchObject({ reason: { kind: 'noResponse' } });
  });

  it("fails with the server's error message", async () => {
    server.use(
      http.post('*/api/stream', () =>
        HttpResponse.json({ error: errorMessages.tooManyRequests }, { status: 429 }),
      ),
    );
    await expect(collect()).rejects.toMatchObject({
      reason: { status: 429, message: errorMessages.tooManyRequests },
    });
  });

  it('fails when the server is unreachable', async () => {
    server.use(http.post('*/api/stream', () => HttpResponse.error()));
    await expect(collect()).rejects.toMatchObject({ reason: { message: errorMessages.noResponse } });
  });
});
