export class AnswerTooLong extends Error {}

/** An answer's bytes as they come. Fails with AnswerTooLong, and hangs up, where they are more than `maxBytes`. */
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
 * `fetch` for a client that reads refusals whole by itself: those break off at `maxBytes`, so that no server can fill our
 * memory. Good answers are its caller's to bound.
 */
export function fetchWithBoundedRefusals(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(ReadableStream.from(piecesOf(response, maxBytes)), { status, statusText, headers });
  };
}
