import { HttpResponse } from 'msw';

const HEAD = { headers: { 'content-type': 'text/event-stream' } };
const textOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** An event stream in chunks of `size` bytes, which split syllables as a network may do. */
export function streamOf(events: [string, unknown][], size = 5): Response {
  const bytes = bytesOf(events.map(([event, data]) => textOf(event, data)).join(''));
  const body = new ReadableStream({
    start(controller) {
      for (let place = 0; place < bytes.length; place += size)
        controller.enqueue(bytes.slice(place, place + size));
      controller.close();
    },
  });
  return new HttpResponse(body, HEAD);
}

/** An event stream that stays open and sends what is pushed, until the client aborts the request or the test fails it. */
export function openStream() {
  let pushText: (text: string) => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const body = new ReadableStream({
    start(controller) {
      pushText = (text) => controller.enqueue(bytesOf(text));
      fail = (reason) => controller.error(reason);
    },
  });
  const respond = ({ request: { signal } }: { request: Request }) => {
    signal.addEventListener('abort', () => fail(signal.reason));
    return new HttpResponse(body, HEAD);
  };
  const push = (event: string, data: unknown) => pushText(textOf(event, data));
  return { respond, push, pushText, fail: () => fail(new TypeError('network error')) };
}
