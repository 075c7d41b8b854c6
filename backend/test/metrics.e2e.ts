import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { InterpretationProcessor } from '../src/dreams/work/interpretation.processor.js';
import { Client } from './support/client.js';
import { readText, readYaml } from './support/deploy-files.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { namesIn, parseMetrics, scrape } from './support/metrics.js';
import { freePort, until } from './support/processes.js';
import { queueBackends, startService, startWorker, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** Prometheus adds these itself. */
const SCRAPERS_OWN = { metrics: ['up'], labels: ['job', 'instance', 'le'] };

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

describe('what Prometheus reads', () => {
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

  it('has every metric and label that the dashboard and the alerts ask for', () => {
    const exported = [parseMetrics(api), parseMetrics(worker)];
    const metrics = new Set(exported.flatMap(({ declared }) => [...declared]).concat(SCRAPERS_OWN.metrics));
    const labels = new Set(
      exported.flatMap(({ samples }) => samples.flatMap((sample) => Object.keys(sample.labels))),
    );
    const wanted = expressions().map(namesIn);
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.flatMap((names) => names.metrics).filter((name) => !metrics.has(name))).toEqual([]);
    const known = [...labels, ...SCRAPERS_OWN.labels];
    expect(wanted.flatMap((names) => names.labels).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('shows every metric of ours on the dashboard or in an alert', () => {
    const asked = expressions().join('\n');
    const ours = [...parseMetrics(api).declared, ...parseMetrics(worker).declared]
      .filter((name) => name.startsWith('kkumpuri_'))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(ours.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('tells how the work went', () => {
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

  it('names no dream, no person, no id and no address', () => {
    const values = [api, worker].flatMap((text) =>
      parseMetrics(text).samples.flatMap(({ labels }) => Object.values(labels)),
    );
    expect(
      values.filter((value) => /[가-힣]|[0-9a-f]{8}-[0-9a-f]{4}|\d+\.\d+\.\d+\.\d+/.test(value)),
    ).toEqual([]);
    expect(values).not.toContain(guest.sessionId);
  });

  it('is for this machine, and for whoever holds the token elsewhere', async () => {
    const throughProxy = { 'x-forwarded-for': '127.0.0.1' };
    expect((await scrape(service.url)).status).toBe(200);
    expect((await scrape(service.url, throughProxy)).status).toBe(403);
    expect((await scrape(service.url, { ...throughProxy, authorization: 'Bearer guess' })).status).toBe(403);
    expect((await scrape(service.url, { ...throughProxy, authorization: 'Bearer let-me-see' })).status).toBe(
      200,
    );
  });
});

describe('a trusted proxy that names this machine', () => {
  it('opens no metrics when there is no token', async () => {
    const service = await startService({ workers: 0, env: { TRUST_PROXY: 'true' } });
    const { status } = await scrape(service.url, { 'x-forwarded-for': '127.0.0.1' });
    await service.close();
    expect(status).toBe(403);
  });
});

describe.each(queueBackends)('the queue in %s, seen by an operator', (backend) => {
  it('shows what waits, for how long, and how many workers there are', async () => {
    const service = await startService({ backend, workers: 0, env: { INTERPRET_WAIT_MS: '100' } });
    const ids = [1, 2, 3].map(() => randomUUID());
    const guest = new Client(service.url);
    await Promise.all(ids.map(() => guest.interpret(DREAM)));
    await service.dataSource.query(
      `UPDATE interpretations SET deadline_at = deadline_at - interval '40 seconds'`,
    );
    const look = async (name: string, labels?: Record<string, string>) =>
      valueOf((await scrape(service.url)).text, name, labels);
    expect(await look('kkumpuri_queue_depth', { state: 'waiting' })).toBe(3);
    expect(await look('kkumpuri_queue_oldest_waiting_seconds')).toBeGreaterThan(39);
    expect(await look('kkumpuri_workers')).toBe(0);
    expect(await look('kkumpuri_queue_readable')).toBe(1);
    service.workers.push(await startWorker(service.env));
    await until(async () => (await look('kkumpuri_queue_depth', { state: 'waiting' })) === 0);
    await until(async () => (await look('kkumpuri_workers')) === 1);
    expect(await look('kkumpuri_queue_oldest_waiting_seconds')).toBe(0);
    await service.close();
  });
});

describe('the probes of a worker', () => {
  const status = async (worker: NestFastifyApplication, probe: string) =>
    (await fetch(`${addressOf(worker)}/api/health/${probe}`)).status;

  it('find it dead when it takes no more jobs, though it still answers', async () => {
    const service = await startService();
    const worker = service.workers[0] as NestFastifyApplication;
    expect(await status(worker, 'live')).toBe(200);
    await worker.get(InterpretationProcessor).worker.pause(true);
    await until(async () => (await status(worker, 'live')) === 503);
    expect(await status(worker, 'ready')).toBe(200);
    await service.close();
  });

  it('find it unready without its model only where nothing may stand in for the model', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}/v1`;
    const service = await startService({ env: { OPENAI_BASE_URL: nobody } });
    const alone = await startWorker({ ...service.env, LEXICON_FALLBACK: false });
    service.workers.push(alone);
    const helped = service.workers[0] as NestFastifyApplication;
    expect(await status(helped, 'ready')).toBe(200);
    expect(valueOf((await scrape(addressOf(helped))).text, 'kkumpuri_interpreter_reachable')).toBe(0);
    expect(await status(alone, 'ready')).toBe(503);
    expect(await status(alone, 'live')).toBe(200);
    await service.close();
  });
});
