import { APIError } from 'openai';
import { chunksOf } from './chat-chunks.js';

const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** A response that arrives `size` bytes at a time. */
function answerIn(size: number, text: string): Response {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  );
  return new Response(ReadableStream.from(pieces));
}

async function written(response: Response): Promise<string> {
  let text = '';
  for await (const { choices } of chunksOf(response, 100_000)) text += choices?.[0]?.delta?.content ?? '';
  return text;
}

describe('chunksOf', () => {
  const stream = `: ping\n\n${delta('맑은 ')}${delta('냇가의 🐍')}data: [DONE]\n\n`;

  it.each([1, 2, 7, 64, 10_000])(
    'yields whole chunks when the body arrives in pieces of %i bytes',
    async (size) => {
      await expect(written(answerIn(size, stream))).resolves.toBe('맑은 냇가의 🐍');
      await expect(written(answerIn(size, stream.replaceAll('\n', '\r\n')))).resolves.toBe('맑은 냇가의 🐍');
    },
  );

  it('throws the error that the server sends in the stream', async () => {
    const failing = answerIn(20, `${delta('맑은')}data: {"error":{"code":"server_error"}}\n\n`);
    const error = await written(failing).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ code: 'server_error' });
  });

  it('throws a SyntaxError for data that is not JSON', async () => {
    await expect(written(answerIn(20, 'data: <html>\n\n'))).rejects.toBeInstanceOf(SyntaxError);
  });

  it('reads one line of four megabytes that arrives in many pieces', async () => {
    const long = answerIn(1024, delta('가'.repeat(1_300_000)));
    const chunks: unknown[] = [];
    for await (const chunk of chunksOf(long, 8_000_000)) chunks.push(chunk);
    expect(chunks).toHaveLength(1);
  });
});
