import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answerText, materialOf, pieces, textBehaviours } from './fake-model-answers.mjs';
import { HeldDreams, SLOWLY, STEERED } from './held-dreams.mjs';

export * from './fake-model-answers.mjs';

/**
 * The response to one call. `behaviour` is one of `textBehaviours` (ok, garbage, html, …) or of:
 * written (`text`), rate_limited (429, `retryAfter`), error (`status`, `message`), hang, drip (one byte every `dripMs`), huge (`megabytes`, `oneLine`),
 * half_close (ends early but cleanly), cut (the connection breaks), refused, stream_error, no_json_schema, page (an HTML page).
 * @typedef {{ behaviour: string, times?: number, delayMs?: number, chunkDelayMs?: number, chunkSize?: number, whole?: boolean, text?: string,
 *   retryAfter?: string | number, status?: number, code?: string, message?: string, dripMs?: number, megabytes?: number, oneLine?: boolean }} Step
 * `forDream` sets the step for a dream by its hash. Other calls consume the `next` steps in order, one per call; then each
 * call gets `always`.
 * @typedef {{ next?: Step[], always?: Step, forDream?: Record<string, Step> }} Script
 * @typedef {{ calls: number, active: number, maxActive: number, aborted: number, byDreamHash: Record<string, number>,
 *   abortedByDreamHash: Record<string, number>, last: Record<string, unknown> | null }} Calls
 */

/** Does not keep the process alive: an abandoned call must not delay the end of the tests. */
const wait = (/** @type {number} */ ms) => delay(ms, undefined, { ref: false });

/** Identifies a dream in the counts, so that no test needs to keep its text. */
export function dreamHash(/** @type {string} */ dream) {
  return createHash('sha256').update(dream.normalize('NFC')).digest('hex').slice(0, 16);
}

/** @param {Script & { port?: number, host?: string, keepAliveMs?: number }} [options] */
export async function startFakeModelServer({
  port = 0,
  host = '127.0.0.1',
  keepAliveMs = 1000,
  ...script
} = {}) {
  const fake = new FakeModel(script);
  const server = createServer((request, response) => {
    fake.handle(request, response).catch((error) => {
      if (!response.destroyed) response.destroy(error);
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: boundPort } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port: boundPort,
    baseURL: `http://${host}:${boundPort}/v1`,
    /** Replaces the script, resets the call counts and holds no dream. @param {Script} next */
    script: (next) => fake.reset(next),
    /** @returns {Calls} */
    calls: () => fake.calls,
    /** Leaves the dream unanswered until `letGo`. */
    hold: (/** @type {string} */ dream) => fake.held.hold(dreamHash(dream)),
    letGo: (/** @type {string} */ dream) => fake.held.letGo(dreamHash(dream)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

class FakeModel {
  /** @param {Script} script */
  constructor(script) {
    this.reset(script);
  }

  /** @param {Script} script */
  reset({ next = [], always = { behaviour: 'ok' }, forDream = {} }) {
    this.held = new HeldDreams();
    this.forDream = forDream;
    /** @type {Step[]} */
    this.next = next.flatMap(({ times = 1, ...step }) => Array.from({ length: times }, () => step));
    this.always = always;
    /** @type {Calls} */
    this.calls = {
      calls: 0,
      active: 0,
      maxActive: 0,
      aborted: 0,
      byDreamHash: {},
      abortedByDreamHash: {},
      last: null,
    };
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async handle(request, response) {
    const { method, url = '' } = request;
    if (method === 'GET' && url === '/__calls') return sendJson(response, 200, this.calls);
    if (method === 'GET' && url.endsWith('/models')) return sendJson(response, 200, modelList);
    const body = await readBody(request);
    if (method === 'POST' && url === '/__script') {
      this.reset(JSON.parse(body));
      return sendJson(response, 200, { ok: true });
    }
    const steered = STEERED[url];
    if (method === 'POST' && steered) {
      this.held[steered](JSON.parse(body).dreamHash);
      return sendJson(response, 200, { ok: true });
    }
    if (method === 'POST' && url.endsWith('/chat/completions'))
      return this.complete(JSON.parse(body), response);
    return sendError(response, 404, 'not_found', 'no such route');
  }

  /**
   * @param {Record<string, any>} request
   * @param {import('node:http').ServerResponse} response
   */
  async complete(request, response) {
    const counts = this.calls;
    const material = materialOf(request);
    const hash = dreamHash(material.dream);
    const slow = this.held.isSlow(hash) ? SLOWLY : undefined;
    const step = slow ?? this.forDream?.[hash] ?? this.next?.shift() ?? this.always ?? { behaviour: 'ok' };
    counts.calls += 1;
    counts.byDreamHash[hash] = (counts.byDreamHash[hash] ?? 0) + 1;
    counts.last = {
      model: request.model,
      format: request.response_format?.type ?? null,
      messages: request.messages.length,
    };
    counts.active += 1;
    counts.maxActive = Math.max(counts.maxActive, counts.active);
    response.once('close', () => {
      counts.active -= 1;
      if (response.writableFinished) return;
      counts.aborted += 1;
      counts.abortedByDreamHash[hash] = (counts.abortedByDreamHash[hash] ?? 0) + 1;
    });
    await this.held.wait(hash);
    if (step.delayMs) await wait(step.delayMs);
    if (!response.destroyed) await behave(step, request, material, response);
  }
}

/**
 * @param {Step} step
 * @param {Record<string, any>} request
 * @param {import('./fake-model-answers.mjs').Material} material
 * @param {import('node:http').ServerResponse} response
 */
async function behave(step, request, material, response) {
  const { behaviour } = step;
  if (textBehaviours.includes(behaviour))
    return sendAnswer(step, request, answerText(behaviour, material), response);
  switch (behaviour) {
    case 'written':
      return sendAnswer(step, request, step.text ?? '', response);
    case 'rate_limited':
      if (step.retryAfter !== undefined) response.setHeader('retry-after', String(step.retryAfter));
      return sendError(response, 429, step.code ?? 'rate_limit_exceeded', 'slow down');
    case 'error':
      return sendError(response, step.status ?? 500, step.code ?? 'server_error', step.message ?? 'it broke');
    case 'no_json_schema':
      if (request.response_format?.type !== 'json_schema')
        return behave({ ...step, behaviour: 'ok' }, request, material, response);
      return sendError(response, 400, 'unsupported', "'response_format': json_schema is not supported");
    case 'hang':
      return;
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><title>gateway</title><h1>welcome</h1>');
    case 'refused':
      startStream(response);
      response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }] }));
      return void response.end('data: [DONE]\n\n');
    case 'stream_error':
      startStream(response);
      return void response.end(event({ error: { message: 'overloaded', code: 'server_error' } }));
    case 'drip':
      return drip(step, answerText('ok', material), response);
    case 'huge':
      return flood(step, response);
    case 'half_close':
    case 'cut':
      return breakOff(behaviour, answerText('ok', material), response);
    default:
      return sendError(response, 500, 'unknown_behaviour', `the script asks for ${behaviour}`);
  }
}

/**
 * @param {Step} step
 * @param {Record<string, any>} request
 * @param {string} text
 * @param {import('node:http').ServerResponse} response
 */
async function sendAnswer(step, request, text, response) {
  const usage = { prompt_tokens: 1200, completion_tokens: 600, total_tokens: 1800 };
  if (request.stream !== true || step.whole === true) {
    const message = { role: 'assistant', content: text };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    return sendJson(response, 200, {
      id: 'fake',
      object: 'chat.completion',
      model: request.model,
      choices,
      usage,
    });
  }
  startStream(response);
  for (const piece of pieces(text, step.chunkSize ?? 40)) {
    if (response.destroyed) return;
    response.write(delta(piece));
    if (step.chunkDelayMs) await wait(step.chunkDelayMs);
  }
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  if (request.stream_options?.include_usage === true) response.write(event({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

/** @param {Step} step @param {string} text @param {import('node:http').ServerResponse} response */
async function drip({ dripMs = 1000 }, text, response) {
  startStream(response);
  for (const byte of Buffer.from(delta(text))) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await wait(dripMs);
  }
  response.end();
}

/** @param {Step} step @param {import('node:http').ServerResponse} response */
async function flood(step, response) {
  startStream(response);
  await pipeline(floodBlocks(step), response).catch(() => undefined);
}

/** @param {Step} step */
function* floodBlocks({ megabytes = 10, oneLine = false }) {
  const block = '가'.repeat(20_000);
  const blocks = Math.ceil((megabytes * 1024 * 1024) / Buffer.byteLength(block));
  if (oneLine) yield 'data: {"choices":[{"index":0,"delta":{"content":"';
  for (let sent = 0; sent < blocks; sent += 1) yield oneLine ? block : delta(block);
  yield oneLine ? '"}}]}\n\n' : 'data: [DONE]\n\n';
}

/** @param {string} behaviour @param {string} text @param {import('node:http').ServerResponse} response */
async function breakOff(behaviour, text, response) {
  startStream(response);
  response.write(delta(text.slice(0, 200)));
  if (behaviour === 'half_close') return void response.end();
  await wait(20);
  response.destroy();
}

const modelList = {
  object: 'list',
  data: [{ id: 'fake-model', object: 'model', created: 0, owned_by: 'test' }],
};

/** @param {unknown} data */
const event = (data) => `data: ${JSON.stringify(data)}\n\n`;
/** @param {string} content */
const delta = (content) => event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

/** @param {import('node:http').ServerResponse} response */
function startStream(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {unknown} body */
function sendJson(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} code @param {string} message */
function sendError(response, status, code, message) {
  sendJson(response, status, { error: { message, code, type: 'fake' } });
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function main() {
  const { port } = await startFakeModelServer({ port: Number(process.env.PORT ?? process.argv[2] ?? 0) });
  process.stdout.write(`listening ${port}\n`);
}

const isRunDirectly = process.argv[1] === fileURLToPath(import.meta.url);
if (isRunDirectly) void main();
