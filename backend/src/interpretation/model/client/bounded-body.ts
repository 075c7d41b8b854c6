export class AnswerTooLong extends Error {}

/** Yields the body as it arrives. Beyond `maxBytes` throws AnswerTooLong and cancels the response. */
export async function* piecesOf({ body }: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  let bytes = 0;
  for await (const piece of body as ReadableStream<Uint8Array>) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new AnswerTooLong();
    yield piece;
  }
}

/**
 * `fetch` for a client that buffers whole error bodies: these fail beyond `maxBytes`, so no server can exhaust memory.
 * The caller limits successful responses.
 */
export function fetchWithBoundedRefusals(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(ReadableStream.from(piecesOf(response, maxBytes)), { status, statusText, headers });
  };
}
