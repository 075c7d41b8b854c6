import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { InterpretationProcessor } from '../src/dreams/work/interpretation.processor.js';
import { Client } from './support/client.js';
import { readText, readYaml } from './support/deploy-files.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { namesIn, parseMetrics, scrape } from './support/metrics.js';
import { freePort } from '../../scripts/system/ports.mjs';
import { until } from './support/processes.js';
import { queueBackends, startService, startWorker, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** Prometheus adds these itself. */
const PROMETHEUS_OWN = { metrics: ['up'], labels: ['job', 'instance', 'le'] };

const addressOf = (app: NestFastifyApplication) =>
  `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;

const valueOf = (text: string, name: string, labels: Record<string, string> = {}) =>
  parseMetrics(text).samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value;

function expressions(): string[] {
  const dashboard = JSON.parse(readText('deploy/grafana/dashboards/kkumpuri.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const alerts = readYaml('deploy/prometheus/alerts.yml') as { groups: { rules: { expr: string }[] }[] };
  return [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
}

describe('metrics', () => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;
  let guest: Client;
  let api: string;
  let worker: string;
  let id: string;

  beforeAll(async () => {
    model = await startFakeModelServer();
    service = await startService({
      env: { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'scripted-model', METRICS_TOKEN: 'let-me-see' },
    });
    guest = new Client(service.url);
    model.script({ next: [{ behaviour: 'error', status: 500 }], always: { behaviour: 'ok' } });
    id = (await guest.interpret(DREAM)).body.id;
    model.script({ always: { behaviour: 'error', status: 401 } });
    await guest.interpret(DREAM);
    await guest.find(id);
    api = (await scrape(service.url)).text;
    worker = (await scrape(addressOf(service.workers[0] as NestFastifyApplication))).text;
  });

  afterAll(async () => {
    await service.close();
    await model.close();
  });

  it('exports every metric and label used by the dashboard and the alerts', () => {
    const exported = [parseMetrics(api), parseMetrics(worker)];
    const metrics = new Set(exported.flatMap(({ declared }) => [...declared]).concat(PROMETHEUS_OWN.metrics));
    const labels = new Set(
      exported.flatMap(({ samples }) => samples.flatMap((sample) => Object.keys(sample.labels))),
    );
    const used = expressions().map(namesIn);
    expect(used.length).toBeGreaterThan(40);
    expect(used.flatMap((names) => names.metrics).filter((name) => !metrics.has(name))).toEqual([]);
    const known = [...labels, ...PROMETHEUS_OWN.labels];
    expect(used.flatMap((names) => names.labels).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('every own metric is on the dashboard or in an alert', () => {
    const used = expressions().join('\n');
    const ours = [...parseMetrics(api).declared, ...parseMetrics(worker).declared]
      .filter((name) => name.startsWith('kkumpuri_'))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(ours.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('counts calls, fallbacks, jobs and requests', () => {
    expect(valueOf(worker, 'kkumpuri_interpreter_calls_total', { outcome: 'ok' })).toBe(1);
    expect(valueOf(worker, 'kkumpuri_interpreter_calls_total', { outcome: 'unavailable' })).toBe(1);
    expect(valueOf(worker, 'kkumpuri_lexicon_fallbacks_total', { failure: 'misconfigured' })).toBe(1);
    expect(valueOf(worker, 'kkumpuri_jobs_total', { event: 'retried' })).toBe(1);
    expect(valueOf(worker, 'kkumpuri_jobs_total', { event: 'stalled' })).toBe(0);
    const route = { route: '/api/dreams/interpret', status: '201' };
    expect(valueOf(api, 'kkumpuri_http_request_duration_seconds_count', route)).toBe(2);
    expect(valueOf(api, 'kkumpuri_http_request_duration_seconds_count', { route: '/api/dreams/:id' })).toBe(
      1,
    );
  });

  it('labels contain no dream, person, id or address', () => {
    const values = [api, worker].flatMap((text) =>
      parseMetrics(text).samples.flatMap(({ labels }) => Object.values(labels)),
    );
    expect(
      values.filter((value) => /[가-힣]|[0-9a-f]{8}-[0-9a-f]{4}|\d+\.\d+\.\d+\.\d+/.test(value)),
    ).toEqual([]);
    expect(values).not.toContain(guest.sessionId);
  });

  it('metrics are readable from this machine, and elsewhere only with the token', async () => {
    const throughProxy = { 'x-forwarded-for': '127.0.0.1' };
    expect((await scrape(service.url)).status).toBe(200);
    expect((await scrape(service.url, throughProxy)).status).toBe(403);
    expect((await scrape(service.url, { ...throughProxy, authorization: 'Bearer guess' })).status).toBe(403);
    expect((await scrape(service.url, { ...throughProxy, authorization: 'Bearer let-me-see' })).status).toBe(
      200,
    );
  });
});

describe('metrics through a trusted proxy that forwards a local address', () => {
  it('metrics return 403 through the proxy if no token is set', async () => {
    const service = await startService({ workers: 0, env: { TRUST_PROXY: 'true' } });
    const { status } = await scrape(service.url, { 'x-forwarded-for': '127.0.0.1' });
    await service.close();
    expect(status).toBe(403);
  });
});

describe.each(queueBackends)('queue metrics (%s)', (backend) => {
  it('reports waiting dreams, their age, and the number of workers', async () => {
    const service = await startService({ backend, workers: 0, env: { INTERPRET_WAIT_MS: '100' } });
    const ids = [1, 2, 3].map(() => randomUUID());
    const guest = new Client(service.url);
    await Promise.all(ids.map(() => guest.interpret(DREAM)));
    await service.dataSource.query(
      `UPDATE interpretations SET deadline_at = deadline_at - interval '40 seconds'`,
    );
    const read = async (name: string, labels?: Record<string, string>) =>
      valueOf((await scrape(service.url)).text, name, labels);
    expect(await read('kkumpuri_queue_depth', { state: 'waiting' })).toBe(3);
    expect(await read('kkumpuri_queue_oldest_waiting_seconds')).toBeGreaterThan(39);
    expect(await read('kkumpuri_workers')).toBe(0);
    expect(await read('kkumpuri_queue_readable')).toBe(1);
    service.workers.push(await startWorker(service.env));
    await until(async () => (await read('kkumpuri_queue_depth', { state: 'waiting' })) === 0);
    await until(async () => (await read('kkumpuri_workers')) === 1);
    // The age comes from the rows, which are completed after the last job has left the queue.
    await until(async () => (await read('kkumpuri_queue_oldest_waiting_seconds')) === 0);
    await service.close();
  });
});

describe('worker probes', () => {
  const status = async (worker: NestFastifyApplication, probe: string) =>
    (await fetch(`${addressOf(worker)}/api/health/${probe}`)).status;

  it('the live probe fails when the worker takes no jobs, though the ready probe still succeeds', async () => {
    const service = await startService();
    const worker = service.workers[0] as NestFastifyApplication;
    expect(await status(worker, 'live')).toBe(200);
    await worker.get(InterpretationProcessor).worker.pause(true);
    await until(async () => (await status(worker, 'live')) === 503);
    expect(await status(worker, 'ready')).toBe(200);
    await service.close();
  });

  it('the ready probe fails without the model only if there is no fallback', async () => {
    const unreachable = `http://127.0.0.1:${await freePort()}/v1`;
    const service = await startService({ env: { OPENAI_BASE_URL: unreachable } });
    const withoutFallback = await startWorker({ ...service.env, LEXICON_FALLBACK: false });
    service.workers.push(withoutFallback);
    const withLexicon = service.workers[0] as NestFastifyApplication;
    expect(await status(withLexicon, 'ready')).toBe(200);
    expect(valueOf((await scrape(addressOf(withLexicon))).text, 'kkumpuri_interpreter_reachable')).toBe(0);
    expect(await status(withoutFallback, 'ready')).toBe(503);
    expect(await status(withoutFallback, 'live')).toBe(200);
    await service.close();
  });
});
