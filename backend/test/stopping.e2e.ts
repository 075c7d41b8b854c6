import { setTimeout as pause } from 'node:timers/promises';
import type { Interpretation, StreamEvent } from '@kkumpuri/contract';
import { CheckedClient } from './support/checked-client.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { queueBackends, startService, type TestService } from './support/service.js';

const DREAM = '큰 구렁이가 부엌으로 들어왔는데 무섭지 않았어요';
const MAX_ABORT_MS = 1_000;

type Answer = { interpretation: Interpretation };

describe.each(queueBackends)('stopping a reading in progress (queue in %s)', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;

  beforeAll(async () => {
    model = await startFakeModelServer();
    service = await startService({ backend, env: { OPENAI_BASE_URL: model.baseURL } });
  });

  afterAll(async () => {
    await service.close();
    await model.close();
  });

  beforeEach(() => model.script({}));

  /** Starts a dream whose reading is being written; `ended` is the response to its request. */
  async function beginWriting(client: CheckedClient) {
    model.script({ next: [{ behaviour: 'ok', chunkSize: 8, chunkDelayMs: 30 }] });
    const ended = client.call<Interpretation>('POST', '/dreams/interpret', { dreamContent: DREAM });
    const id = await until(async () => (await draftOf())?.id);
    return { id, ended };
  }

  /** Reads the counted model usage. */
  async function usage() {
    const [row] = await service.dataSource.query<[{ calls: number; input_tokens: number }?]>(
      'SELECT calls, input_tokens::int FROM model_usage',
    );
    return row;
  }

  async function draftOf() {
    const [draft] = await service.dataSource.query<[{ id: string }?]>(
      'SELECT interpretation_id AS id FROM interpretation_drafts',
    );
    return draft;
  }

  async function until<T>(find: () => T | Promise<T>): Promise<NonNullable<T>> {
    const end = Date.now() + 10_000;
    for (;;) {
      const found = await find();
      if (found) return found;
      if (Date.now() > end) throw new Error('condition not met within 10 s');
      await pause(10);
    }
  }

  it('aborts the model call within a second, drops the draft, and returns a lexicon reading', async () => {
    const client = new CheckedClient(service.url);
    const { id, ended } = await beginWriting(client);
    const stoppedAt = performance.now();
    const { status, body } = await client.call<Answer>('POST', `/dreams/${id}/stop`);
    expect(status).toBe(200);
    expect(body.interpretation).toMatchObject({
      id,
      status: 'completed',
      engine: 'lexicon',
      fallback: false,
    });
    await until(() => model.calls().aborted === 1);
    expect(performance.now() - stoppedAt).toBeLessThan(MAX_ABORT_MS);
    expect((await ended).body).toMatchObject({ id, engine: 'lexicon' });
    await until(async () => (await draftOf()) === undefined);
    expect(model.calls()).toMatchObject({ calls: 1, active: 0 });
    const used = await until(usage);
    expect(used.calls).toBe(1);
    expect(used.input_tokens).toBeGreaterThan(1_000);
    const again = await client.call<Answer>('POST', `/dreams/${id}/stop`);
    expect(again.body.interpretation).toEqual(body.interpretation);
  });

  it('a stop ends the stream with the lexicon reading', async () => {
    const client = new CheckedClient(service.url);
    const { id, ended } = await beginWriting(client);
    let last: StreamEvent | undefined;
    for await (const event of client.stream('GET', `/dreams/${id}`)) {
      if (event.event === 'queued') void client.call('POST', `/dreams/${id}/stop`);
      last = event;
    }
    expect(last).toMatchObject({ event: 'done', data: { id, engine: 'lexicon' } });
    await ended;
  });

  it('a stop by others returns 404, and a late stop keeps the completed reading', async () => {
    const client = new CheckedClient(service.url);
    const { id, ended } = await beginWriting(client);
    const other = await new CheckedClient(service.url).call('POST', `/dreams/${id}/stop`);
    expect(other.status).toBe(404);
    expect((await ended).body).toMatchObject({ id, engine: 'gpt-4o-mini' });
    const late = await client.call<Answer>('POST', `/dreams/${id}/stop`);
    expect(late.body.interpretation.engine).toBe('gpt-4o-mini');
  });

  it('aborts the model call when the dream is deleted', async () => {
    const client = new CheckedClient(service.url);
    const { id, ended } = await beginWriting(client);
    const deletedAt = performance.now();
    expect((await client.call('DELETE', `/dreams/${id}`)).status).toBe(204);
    await until(() => model.calls().aborted === 1);
    expect(performance.now() - deletedAt).toBeLessThan(MAX_ABORT_MS);
    expect((await ended).status).toBe(404);
  });
});
