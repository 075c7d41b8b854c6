import { startFakeModelServer } from '../../../test/support/fake-model-server.mjs';
import { AnswerTooLong, boundedFetch } from './bounded-fetch.js';

describe('a bounded fetch', () => {
  let server: Awaited<ReturnType<typeof startFakeModelServer>>;
  beforeAll(async () => {
    server = await startFakeModelServer();
  });
  afterAll(() => server.close());

  async function bytesOf(oneLine: boolean, maxBytes: number, maxLineBytes: number): Promise<number> {
    server.script({ always: { behaviour: 'huge', megabytes: 1, oneLine } });
    const body = JSON.stringify({ messages: [] });
    const fetchBounded = boundedFetch(maxBytes, maxLineBytes);
    const response = await fetchBounded(`${server.baseURL}/chat/completions`, { method: 'POST', body });
    return (await response.arrayBuffer()).byteLength;
  }

  it('passes on what keeps within its bounds', async () => {
    await expect(bytesOf(true, 4_000_000, 4_000_000)).resolves.toBeGreaterThan(1_000_000);
  });

  it('breaks off an answer that is too long', async () => {
    await expect(bytesOf(false, 500_000, 4_000_000)).rejects.toBeInstanceOf(AnswerTooLong);
  });

  it('breaks off a line that is too long in an answer that is not', async () => {
    await expect(bytesOf(true, 4_000_000, 500_000)).rejects.toBeInstanceOf(AnswerTooLong);
  });
});
