import { errorMessages, type Interpretation, validationMessages } from '@kkumpuri/contract';
import { Client } from './support/client.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { until } from './support/processes.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';

describe.each(queueBackends)('interpreting a dream (queue in %s)', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;
  let guest: Client;

  beforeAll(async () => {
    model = await startFakeModelServer();
    const env = { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'scripted-model' };
    service = await startService({
      backend,
      env: { ...env, INTERPRET_WAIT_MS: '5000', INTERPRET_DEADLINE_MS: '4000' },
    });
  });

  afterAll(async () => {
    await service.close();
    await model.close();
  });

  beforeEach(() => {
    model.script({});
    guest = new Client(service.url);
  });

  it("returns the model's reading, and stores it for the session only", async () => {
    const { status, body } = await guest.interpret(DREAM);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'completed',
      engine: 'scripted-model',
      fallback: false,
      user_id: null,
    });
    expect(body.reading?.symbols.every(({ quote }) => DREAM.includes(quote))).toBe(true);
    expect(await guest.find(body.id)).toEqual(body);
    expect((await new Client(service.url).call('GET', `/dreams/${body.id}`)).status).toBe(404);
  });

  it('returns 422 no_dream for a greeting, stores nothing and makes no model call', async () => {
    const { status, body } = await guest.interpret('안녕하세요 ㅋㅋㅋ');
    expect([status, body]).toMatchObject([422, { error: errorMessages.noDream, code: 'no_dream' }]);
    expect(model.calls().calls).toBe(0);
    const { body: list } = await guest.call('GET', '/dreams/my-dreams');
    expect(list).toMatchObject({ interpretations: [] });
  });

  it('accepts a dream in another language when a model is configured', async () => {
    expect((await guest.interpret('I dreamt that a snake came into my house')).status).toBe(201);
  });

  it('lists the dreams of the session, newest first, page by page', async () => {
    for (const dream of ['첫째 꿈에서 물을 마셨다', '둘째 꿈에서 산에 올랐다', '셋째 꿈에서 꽃을 받았다'])
      await guest.interpret(dream);
    const list = (query: string) =>
      guest.call<{ interpretations: Interpretation[]; nextCursor: string | null }>(
        'GET',
        `/dreams/my-dreams${query}`,
      );
    const first = await list('?limit=2');
    expect(first.body.interpretations.map((row) => row.dream_content.slice(0, 2))).toEqual(['셋째', '둘째']);
    const second = await list(`?limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body).toMatchObject({
      interpretations: [{ dream_content: '첫째 꿈에서 물을 마셨다' }],
      nextCursor: null,
    });
  });

  it('returns a new session id for a malformed one', async () => {
    const answer = await guest.call('GET', '/dreams/my-dreams', undefined, { 'x-session-id': 'nonsense' });
    expect(answer.headers.get('x-session-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('retries a rate-limited model and returns its reading', async () => {
    model.script({ next: [{ behaviour: 'rate_limited', times: 2 }] });
    const { status, body } = await guest.interpret(DREAM);
    expect({ status, engine: body.engine, calls: model.calls().calls }).toEqual({
      status: 201,
      engine: 'scripted-model',
      calls: 3,
    });
  });

  it('retries a garbage answer once, then returns a lexicon reading marked as fallback', async () => {
    model.script({ always: { behaviour: 'garbage' } });
    const { status, body } = await guest.interpret(DREAM);
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 2 });
    expect(body).toMatchObject({ engine: 'lexicon', fallback: true });
    expect(body.interpretation).toContain('뱀');
  });

  it('returns 504 with the id when the model hangs; id and key then find the lexicon reading', async () => {
    model.script({ next: [{ behaviour: 'hang' }] });
    const headers = { 'idempotency-key': 'hung' };
    const hung = guest.interpret(DREAM, headers);
    await until(() => model.calls().active === 1);
    expect((await new Client(service.url).interpret('바다에서 헤엄쳤다')).status).toBe(201);
    const { status, body } = (await hung) as unknown as {
      status: number;
      body: { id: string; error: string; code: string };
    };
    expect({ status, error: body.error, code: body.code }).toEqual({
      status: 504,
      error: errorMessages.interpretationTimeout,
      code: 'interpretation_timeout',
    });
    const found = await guest.find(body.id);
    expect(found).toMatchObject({ status: 'completed', engine: 'lexicon', fallback: true });
    expect(await guest.interpret(DREAM, headers)).toMatchObject({ status: 201, body: found });
  });

  it('runs one interpretation and one model call for the same key, and refuses another dream with it', async () => {
    const headers = { 'idempotency-key': 'draft-1' };
    const answers = await Promise.all([1, 2, 3].map(() => guest.interpret(DREAM, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(model.calls().calls).toBe(1);
    const other = await guest.interpret('다른 꿈을 꾸었다', headers);
    expect({ status: other.status, body: other.body }).toMatchObject({
      status: 400,
      body: { code: 'idempotency_mismatch', error: errorMessages.idempotencyMismatch },
    });
  });

  it('streams the symbols first, then the text, then the whole reading', async () => {
    model.script({ always: { behaviour: 'ok', chunkDelayMs: 20, chunkSize: 12 } });
    const events = [];
    for await (const event of guest.stream('POST', '/dreams/interpret', { dreamContent: DREAM }))
      events.push(event);
    expect(events[0]).toMatchObject({
      event: 'queued',
      data: {
        position: 0,
        symbols: expect.arrayContaining([
          expect.objectContaining({ id: 'snake' }),
          expect.objectContaining({ id: 'house' }),
        ]),
      },
    });
    const done = events.at(-1);
    if (done?.event !== 'done') throw new Error('no done event');
    const summary = events.flatMap(({ event, data }) =>
      event === 'delta' && data.section === 'summary' ? [data.text] : [],
    );
    expect(summary.length).toBeGreaterThan(0);
    expect(done.data.reading?.summary.startsWith(summary.join(''))).toBe(true);
    expect(events.some(({ event }) => event === 'started')).toBe(true);
  });

  it('resumes a stream without a second model call', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1000 } });
    const leaving = new AbortController();
    let id = '';
    for await (const { event, data } of guest.stream(
      'POST',
      '/dreams/interpret',
      { dreamContent: DREAM },
      leaving.signal,
    )) {
      if (event === 'queued') id = data.id;
      break;
    }
    leaving.abort();
    const events = [];
    for await (const event of guest.stream('GET', `/dreams/${id}`)) events.push(event.event);
    expect(events[0]).toBe('queued');
    expect(events.at(-1)).toBe('done');
    expect(model.calls().calls).toBe(1);
  });

  it('sends the reading of an ended dream together with the first event', async () => {
    const { body } = await guest.interpret(DREAM);
    const response = await fetch(`${service.url}/api/dreams/${body.id}`, {
      headers: { 'x-session-id': guest.sessionId, accept: 'text/event-stream' },
    });
    const first = await response.body!.pipeThrough(new TextDecoderStream()).getReader().read();
    expect(first.value).toMatch(/^event: queued\n.*\n\nevent: done\n.*\n\n$/);
  });

  it('returns the crisis message without a model call for a dream in distress', async () => {
    const { status, body } = await guest.interpret('요즘 너무 힘들어서 정말 죽고 싶어요');
    expect({ status, care: body.care, reading: body.reading }).toEqual({
      status: 201,
      care: 'crisis',
      reading: null,
    });
    expect(body.interpretation).toContain('109');
    expect(model.calls().calls).toBe(0);
  });
});

describe.each(queueBackends)('many concurrent dreams (queue in %s)', (backend) => {
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

  it('reads 200 concurrent dreams with a slow model', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 2000, whole: true } });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => new Client(service.url).interpret(`${n}번째 꿈에서 뱀을 보았다`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(200);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(200);
    expect(model.calls().calls).toBe(200);
  });
});

describe('validation of a dream', () => {
  let service: TestService;
  let guest: Client;

  beforeAll(async () => {
    service = await startService();
    guest = new Client(service.url);
  });

  afterAll(() => service.close());

  it.each([
    ['an empty dream', { dreamContent: ' \n ' }, 400, validationMessages.dreamRequired],
    ['no dream', {}, 400, validationMessages.dreamRequired],
    ['a dream over 2000', { dreamContent: '가'.repeat(2001) }, 400, validationMessages.dreamTooLong],
    ['a number', { dreamContent: 5 }, 400, validationMessages.dreamRequired],
    ['a list', [], 400, validationMessages.malformed],
    ['malformed JSON', '{"dreamContent":', 400, validationMessages.malformed],
    ['NUL', { dreamContent: '뱀\u0000' }, 400, validationMessages.unstorable],
    ['a lone surrogate', '{"dreamContent":"\\ud83c"}', 400, validationMessages.unstorable],
    ['a body over the limit', { dreamContent: '가'.repeat(40_000) }, 413, errorMessages.bodyTooLarge],
  ])('refuses %s with a matching message and stores nothing', async (_, body, status, message) => {
    const answer = await guest.call('POST', '/dreams/interpret', body);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error: message });
    expect(answer.body.requestId).toEqual(expect.any(String));
    expect(await service.dataSource.query('SELECT count(*)::int AS rows FROM interpretations')).toEqual([
      { rows: 0 },
    ]);
  });

  it('returns 415 for a body that is not JSON', async () => {
    const answer = await guest.call('POST', '/dreams/interpret', 'dreamContent=x', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect({ status: answer.status, error: answer.body.error }).toEqual({
      status: 415,
      error: errorMessages.notJson,
    });
  });

  it.each(['nonsense', '0b7c0c1e-0000-4000-8000-000000000000'])(
    'returns 404 for the unknown dream %s',
    async (id) => {
      const answer = await guest.call('GET', `/dreams/${id}`);
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 404,
        error: errorMessages.interpretationNotFound,
      });
    },
  );

  it('sets no-store on personal responses', async () => {
    const answer = await guest.call('GET', '/dreams/my-dreams');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('health returns ok, and metrics contain route patterns instead of ids', async () => {
    expect((await guest.call('GET', '/health')).body).toEqual({ status: 'ok' });
    expect((await guest.call('GET', '/health/live')).body).toEqual({ status: 'ok' });
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('route="/api/dreams/:id"');
    expect(metrics).not.toContain('0b7c0c1e');
  });
});
