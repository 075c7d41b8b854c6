import { startFakeModelServer } from '../../../../test/support/fake-model-server.mjs';
import { AnswerTooLong, fetchWithBoundedRefusals, piecesOf } from './bounded-body.js';

const MEGABYTE = 1024 * 1024;

describe('a response with a size limit', () => {
  let server: Awaited<ReturnType<typeof startFakeModelServer>>;
  beforeAll(async () => {
    server = await startFakeModelServer();
  });
  afterAll(() => server.close());

  const ask = (fetchIt: typeof fetch) =>
    fetchIt(`${server.baseURL}/chat/completions`, { method: 'POST', body: '{"messages":[]}' });

  async function bytesOf(maxBytes: number): Promise<number> {
    server.script({ always: { behaviour: 'huge', megabytes: 1 } });
    let bytes = 0;
    for await (const piece of piecesOf(await ask(fetch), maxBytes)) bytes += piece.byteLength;
    return bytes;
  }

  it('returns a body within the limit', async () => {
    await expect(bytesOf(4 * MEGABYTE)).resolves.toBeGreaterThan(MEGABYTE);
  });

  it('rejects a body beyond the limit', async () => {
    await expect(bytesOf(MEGABYTE / 2)).rejects.toBeInstanceOf(AnswerTooLong);
  });

  it('rejects an error body beyond the limit', async () => {
    server.script({ always: { behaviour: 'error', status: 500, message: '가'.repeat(1000) } });
    const short = await ask(fetchWithBoundedRefusals(MEGABYTE));
    await expect(short.text()).resolves.toContain('가가');
    const long = await ask(fetchWithBoundedRefusals(1000));
    expect(long.status).toBe(500);
    await expect(long.text()).rejects.toBeInstanceOf(AnswerTooLong);
  });
});
