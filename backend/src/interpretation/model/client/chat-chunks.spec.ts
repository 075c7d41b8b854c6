import { APIError } from 'openai';
import { chunksOf } from './chat-chunks.js';

const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** An answer that arrives `size` bytes at a time. */
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

describe('the chunks of a streamed answer', () => {
  const stream = `: ping\n\n${delta('맑은 ')}${delta('냇가의 🐍')}data: [DONE]\n\n`;

  it.each([1, 2, 7, 64, 10_000])('are whole, whatever the pieces they arrive in: %i bytes', async (size) => {
    await expect(written(answerIn(size, stream))).resolves.toBe('맑은 냇가의 🐍');
    await expect(written(answerIn(size, stream.replaceAll('\n', '\r\n')))).resolves.toBe('맑은 냇가의 🐍');
  });

  it('end with the server’s own word of an error', async () => {
    const failing = answerIn(20, `${delta('맑은')}data: {"error":{"code":"server_error"}}\n\n`);
    const error = await written(failing).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ code: 'server_error' });
  });

  it('end where there is no JSON', async () => {
    await expect(written(answerIn(20, 'data: <html>\n\n'))).rejects.toBeInstanceOf(SyntaxError);
  });

  it('may come in one line of four megabytes and many pieces', async () => {
    const long = answerIn(1024, delta('가'.repeat(1_300_000)));
    const chunks: unknown[] = [];
    for await (const chunk of chunksOf(long, 8_000_000)) chunks.push(chunk);
    expect(chunks).toHaveLength(1);
  });
});
