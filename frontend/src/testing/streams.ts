import { HttpResponse } from 'msw';

const HEAD = { headers: { 'content-type': 'text/event-stream' } };
const bytesOf = (event: string, data: unknown) =>
  new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** An event stream whose bytes are cut in the middle of syllables, as networks cut them. */
export function streamOf(events: [string, unknown][], size = 5): Response {
  const bytes = events.flatMap(([event, data]) => [...bytesOf(event, data)]);
  const body = new ReadableStream({
    start(controller) {
      for (let place = 0; place < bytes.length; place += size)
        controller.enqueue(Uint8Array.from(bytes.slice(place, place + size)));
      controller.close();
    },
  });
  return new HttpResponse(body, HEAD);
}

/** An event stream that stays open and sends what it is given. */
export function openStream(): { response: Response; push: (event: string, data: unknown) => void } {
  let push: (event: string, data: unknown) => void = () => undefined;
  const body = new ReadableStream({
    start(controller) {
      push = (event, data) => controller.enqueue(bytesOf(event, data));
    },
  });
  return { response: new HttpResponse(body, HEAD), push };
}
