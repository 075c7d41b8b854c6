import { createParser } from 'eventsource-parser';
import { APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { inTurn } from '../../../concurrency/in-turn.js';
import { piecesOf } from './bounded-body.js';

/** Partly compatible servers omit fields that the types require. */
export type ChatChunk = Omit<ChatCompletionChunk, 'choices'> & {
  choices?: { finish_reason?: string | null; delta?: { content?: string | null; refusal?: string | null } }[];
};

const END = '[DONE]';

function readChunk(data: string, headers: Headers): ChatChunk {
  const chunk = JSON.parse(data) as ChatChunk & { error?: object };
  if (chunk.error) throw new APIError(undefined, chunk.error, undefined, headers);
  return chunk;
}

/**
 * Parses the server's event stream as it arrives. Replaces the parser of the openai package: limiting that one needs
 * a stream in between, a third of the cost of a call, and it rescans a long line with every piece.
 */
export async function* chunksOf(response: Response, maxBytes: number): AsyncGenerator<ChatChunk> {
  const decoder = new TextDecoder();
  const arrived: ChatChunk[] = [];
  const parser = createParser({
    onEvent: ({ data }) => {
      if (!data.startsWith(END)) arrived.push(readChunk(data, response.headers));
    },
  });
  for await (const piece of piecesOf(response, maxBytes)) {
    await inTurn(() => parser.feed(decoder.decode(piece, { stream: true })));
    yield* arrived.splice(0);
  }
}
