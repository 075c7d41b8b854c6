export class AnswerTooLong extends Error {}

const NEWLINE = 10;

function bounded(maxBytes: number, maxLineBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let lineBytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      const newline = chunk.lastIndexOf(NEWLINE);
      lineBytes = newline === -1 ? lineBytes + chunk.byteLength : chunk.byteLength - newline - 1;
      if (bytes > maxBytes || lineBytes > maxLineBytes) controller.error(new AnswerTooLong());
      else controller.enqueue(chunk);
    },
  });
}

/**
 * `fetch` whose answers break off at `maxBytes`, so that no server can fill our memory, and at a line of `maxLineBytes`, since
 * looking for the end of a line takes time that grows with its square.
 */
export function boundedFetch(maxBytes: number, maxLineBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    const body = response.body.pipeThrough(bounded(maxBytes, maxLineBytes));
    return new Response(body, { status, statusText, headers });
  };
}
