import * as fakeModel from '../../../test/support/fake-model-server.mjs';
import type { InterpretOptions } from '../interpreter.port.js';
import type { ChatLimits } from './client/chat-client.js';
import { snakeMaterial } from './material.fixture.js';
import { ModelInterpreter } from './model-interpreter.js';

type Step = fakeModel.Step;

let server: Awaited<ReturnType<typeof fakeModel.startFakeModelServer>>;

beforeAll(async () => {
  server = await fakeModel.startFakeModelServer();
});
afterAll(() => server.close());

function interpreter(limits: Partial<ChatLimits> = {}) {
  const place = { apiKey: 'sk-secret', baseURL: server.baseURL, model: 'fake-model' };
  return new ModelInterpreter({ ...place, materialOf: () => snakeMaterial, limits });
}

function interpret(options: Partial<InterpretOptions> = {}, limits: Partial<ChatLimits> = {}) {
  return interpreter(limits).interpret(snakeMaterial.dreamContent, {
    signal: new AbortController().signal,
    ...options,
  });
}

const always = (step: Step) => server.script({ always: step });
const first = (step: Step) => server.script({ next: [step] });

describe('ModelInterpreter', () => {
  it('returns the reading, the model name and the token usage with one call', async () => {
    always({ behaviour: 'ok' });
    const result = await interpret();
    expect(result.reading.summary).toContain(fakeModel.MODEL_MARK);
    expect(result).toMatchObject({
      engine: 'fake-model',
      care: 'none',
      usage: { inputTokens: 1200, outputTokens: 600 },
    });
    expect(result.reading.symbols.map(({ id }) => id)).toEqual(['snake', 'house']);
    expect(server.calls().byDreamHash).toEqual({ [fakeModel.dreamHash(snakeMaterial.dreamContent)]: 1 });
  });

  it('reports progress by whole sentences', async () => {
    always({ behaviour: 'ok', chunkSize: 8, chunkDelayMs: 10 });
    const reports: [string, string][] = [];
    const { reading } = await interpret({ onProgress: (section, text) => reports.push([section, text]) });
    const traditional = reports.filter(([section]) => section === 'traditional').map(([, text]) => text);
    expect(new Set(reports.map(([section]) => section))).toEqual(
      new Set(['summary', 'traditional', 'psychological']),
    );
    expect(traditional.length).toBeGreaterThan(1);
    expect(
      traditional.every((text) => reading.traditional.text.startsWith(text) && text.endsWith('요.')),
    ).toBe(true);
    expect(
      traditional.every((text, at) => at === 0 || text.length > (traditional[at - 1]?.length ?? 0)),
    ).toBe(true);
  });

  it.each(['english', 'html', 'foretelling', 'garbage', 'crisis'])(
    'reports no unusable progress of an answer with behaviour %s',
    async (behaviour) => {
      always({ behaviour, chunkSize: 16, chunkDelayMs: 2 });
      const reports: string[] = [];
      await interpret({ onProgress: (_section, text) => reports.push(text) }).catch(() => undefined);
      expect(reports.join('\n')).not.toMatch(/This dream|script|큰돈|쓸모|풀이할 수 없는/);
      if (behaviour === 'crisis') expect(reports).toEqual([]);
    },
  );

  it.each<Step>([
    { behaviour: 'fenced' },
    { behaviour: 'thinking' },
    { behaviour: 'ok', whole: true },
    { behaviour: 'fenced', whole: true },
    { behaviour: 'no_json_schema' },
  ])('reads the answer of a server with behaviour %j', async (step) => {
    always(step);
    expect((await interpret()).reading.summary).toContain(fakeModel.MODEL_MARK);
  });

  it.each([
    ["'response_format' is not supported", 'json_object'],
    ['unknown field stream_options', 'json_schema'],
    ["Unsupported parameter: 'max_completion_tokens'", 'json_schema'],
  ])('retries with simpler request fields after "%s" and keeps using them', async (message, format) => {
    first({ behaviour: 'error', status: 400, message });
    const model = interpreter();
    const signal = new AbortController().signal;
    await model.interpret(snakeMaterial.dreamContent, { signal });
    expect(server.calls()).toMatchObject({ calls: 2, last: { format } });
    await model.interpret(snakeMaterial.dreamContent, { signal });
    expect(server.calls()).toMatchObject({ calls: 3, last: { format } });
  });

  it('drops symbols with false quotes or unknown ids', async () => {
    always({ behaviour: 'false_quotes' });
    const { reading } = await interpret();
    expect(reading.symbols.map(({ id }) => id)).toEqual(['house']);
    expect(JSON.stringify(reading)).not.toContain(fakeModel.FALSE_QUOTE);
    expect(server.calls().calls).toBe(1);
  });

  it.each(['garbage', 'truncated', 'html', 'english', 'foretelling', 'page', 'huge'])(
    'repeats the request after %s and accepts the good answer',
    async (behaviour) => {
      first({ behaviour });
      expect((await interpret()).reading.summary).toContain(fakeModel.MODEL_MARK);
      expect(server.calls().calls).toBe(2);
    },
  );

  it('adds up the tokens of both requests', async () => {
    first({ behaviour: 'garbage' });
    expect((await interpret()).usage).toEqual({ inputTokens: 2400, outputTokens: 1200 });
  });

  it('reports the tokens of both requests when neither answer is usable', async () => {
    always({ behaviour: 'garbage' });
    await expect(interpret()).rejects.toMatchObject({ usage: { inputTokens: 2400, outputTokens: 1200 } });
  });

  it.each<[string, Step]>([
    ['garbage', { behaviour: 'garbage' }],
    ['half a JSON', { behaviour: 'truncated' }],
    ['English', { behaviour: 'english' }],
    ['HTML', { behaviour: 'html' }],
    ['a web page', { behaviour: 'page' }],
    ['ten megabytes', { behaviour: 'huge', megabytes: 10 }],
    ['fifty megabytes in one line', { behaviour: 'huge', megabytes: 50, oneLine: true }],
  ])('fails with garbage after %s twice', async (_name, step) => {
    always(step);
    await expect(interpret()).rejects.toMatchObject({ failure: 'garbage', retryable: false });
    expect(server.calls().calls).toBe(2);
  });

  it.each<[Partial<ChatLimits>, Step]>([
    [{ maxAnswerBytes: 200 }, { behaviour: 'ok' }],
    [{ maxBodyBytes: 200 }, { behaviour: 'ok' }],
    [{ maxAnswerBytes: 200 }, { behaviour: 'ok', whole: true }],
    [{ maxBodyBytes: 200 }, { behaviour: 'ok', whole: true }],
  ])('rejects an answer beyond %j from a server with behaviour %j', async (limits, step) => {
    always(step);
    await expect(interpret({}, limits)).rejects.toMatchObject({ failure: 'garbage' });
  });

  it('closes the connection when the answer is too long', async () => {
    always({ behaviour: 'huge', megabytes: 50 });
    await interpret().catch(() => undefined);
    await expect(until(() => server.calls().aborted === 2)).resolves.toBe(true);
  });

  it.each<[Step, string, boolean]>([
    [{ behaviour: 'rate_limited', retryAfter: 2 }, 'rate_limited', true],
    [{ behaviour: 'error', status: 500 }, 'unavailable', true],
    [{ behaviour: 'error', status: 401 }, 'misconfigured', false],
    [{ behaviour: 'error', status: 404 }, 'misconfigured', false],
    [{ behaviour: 'refused' }, 'refused', false],
    [{ behaviour: 'stream_error' }, 'unavailable', true],
    [{ behaviour: 'half_close' }, 'unavailable', true],
    [{ behaviour: 'cut' }, 'unavailable', true],
  ])('makes one call and fails after %j with %s', async (step, failure, retryable) => {
    always(step);
    const error = await interpret().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'InterpreterError', failure, retryable });
    expect(String(error)).not.toMatch(/sk-secret|뱀/);
    expect(server.calls().calls).toBe(1);
  });

  it('passes on the Retry-After delay', async () => {
    always({ behaviour: 'rate_limited', retryAfter: 2 });
    await expect(interpret()).rejects.toMatchObject({ retryAfterMs: 2000 });
  });

  it('fails with unavailable when the connection is refused', async () => {
    const place = { baseURL: 'http://127.0.0.1:9/v1', model: 'fake-model' };
    const model = new ModelInterpreter({ ...place, materialOf: () => snakeMaterial });
    const signal = new AbortController().signal;
    await expect(model.interpret(snakeMaterial.dreamContent, { signal })).rejects.toMatchObject({
      failure: 'unavailable',
    });
  });

  it.each<[string, Step, Partial<ChatLimits>]>([
    ['never answers', { behaviour: 'hang' }, { firstWordMs: 80 }],
    ['answers a byte at a time', { behaviour: 'drip', dripMs: 20 }, { firstWordMs: 150 }],
    ['stops sending in the middle', { behaviour: 'ok', chunkDelayMs: 10_000 }, { idleMs: 80 }],
  ])('times out and closes the connection when the model %s', async (_name, step, limits) => {
    always(step);
    await expect(interpret({}, limits)).rejects.toMatchObject({ failure: 'timeout', retryable: true });
    await expect(until(() => server.calls().aborted === 1)).resolves.toBe(true);
  });

  it.each([
    ['TimeoutError', 'timeout'],
    ['AbortError', 'aborted'],
  ])('aborts on the %s of the caller with %s', async (name, failure) => {
    always({ behaviour: 'hang' });
    const controller = new AbortController();
    const call = interpret({ signal: controller.signal });
    await until(() => server.calls().active === 1);
    controller.abort(new DOMException('end', name));
    await expect(call).rejects.toMatchObject({ failure });
    await expect(until(() => server.calls().active === 0)).resolves.toBe(true);
  });

  it('makes no call when the signal is already aborted', async () => {
    always({ behaviour: 'ok' });
    await expect(interpret({ signal: AbortSignal.abort() })).rejects.toMatchObject({ failure: 'aborted' });
    expect(server.calls().calls).toBe(0);
  });

  it('returns the calm answer when the model detects a crisis', async () => {
    always({ behaviour: 'crisis' });
    const { care, reading } = await interpret();
    expect(care).toBe('crisis');
    expect(JSON.stringify(reading)).toContain('109');
    expect(JSON.stringify(reading)).not.toContain(fakeModel.MODEL_MARK);
  });
});

describe('the fake model', () => {
  const url = (path: string) => new URL(path, server.baseURL);

  it('accepts scripts and reports its calls over HTTP', async () => {
    const script = { next: [{ behaviour: 'rate_limited', times: 2, retryAfter: 0 }] };
    await fetch(url('/__script'), { method: 'POST', body: JSON.stringify(script) });
    await expect(interpret()).rejects.toMatchObject({ failure: 'rate_limited' });
    await expect(interpret()).rejects.toMatchObject({ failure: 'rate_limited' });
    await expect(interpret()).resolves.toHaveProperty('reading');
    const calls: unknown = await (await fetch(url('/__calls'))).json();
    expect(calls).toMatchObject({ calls: 3, active: 0 });
  });

  it('lists its only model', async () => {
    const models: unknown = await (await fetch(url('/v1/models'))).json();
    expect(models).toMatchObject({ data: [{ id: 'fake-model' }] });
  });
});

/** Resolves to true once the condition holds, or to its value after five seconds. */
async function until(condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 5000;
  while (!condition() && Date.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
  return condition();
}
