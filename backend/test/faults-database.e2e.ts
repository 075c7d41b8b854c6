import { errorMessages } from '@kkumpuri/contract';
import type { QueryRunner } from 'typeorm';
import { Client } from './support/client.js';
import { expectAllRead } from './support/dreams-of.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { clocks, recordFinding, isLongForm, oneBackend, shortSilence, timed } from './support/fault-form.js';
import { runFailingStart, startProcess, until } from './support/processes.js';
import { startService, type TestService } from './support/service.js';
import { TcpProxy } from './support/tcp-proxy.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
const DOWN_MS = isLongForm ? 60_000 : 2_000;
/** Twice the connection timeout, plus a margin for a slow machine. */
const HALF_OPEN_MS = 60_000;
const STOP_MS = 15_000;

describe.each(oneBackend('postgres'))('PostgreSQL faults (queue in %s)', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let wire: TcpProxy;
  let service: TestService;
  let guest: Client;

  const report = (fault: string, { status, ms }: { status: number; ms: number }) =>
    recordFinding({ fault, queue: backend, answer: status, ms });

  beforeAll(async () => {
    model = await startFakeModelServer();
    service = await startService({
      backend,
      env: { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'scripted-model', ...clocks, ...shortSilence },
      databaseThrough: async (url) => {
        wire = await TcpProxy.inFrontOf(url);
        return wire.url;
      },
    });
  });

  afterAll(async () => {
    await service.close();
    await wire.close();
    await model.close();
  });

  afterEach(() => wire.restore());

  beforeEach(() => {
    model.script({});
    guest = new Client(service.url);
  });

  it('during an outage, waiting requests complete after it and new ones get 503; the model is called once', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1000 } });
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    wire.cut();
    const refused = await timed(new Client(service.url).interpret(DREAM));
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'overloaded', error: errorMessages.unforeseen },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
    await wire.restore();
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    await expectAllRead(service.dataSource, guest);
    expect((await guest.interpret('바다에서 헤엄쳤다')).status).toBe(201);
    report(`PostgreSQL down for ${DOWN_MS / 1000} s: a waiting request`, { status, ms });
    report('PostgreSQL down: a new request', refused);
  });

  it('half-open connections are closed, and all requests get a response', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 500 } });
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    wire.freeze();
    wire.forwardNewOnly();
    const { status, ms } = await waiting;
    expect(status).toBe(201);
    expect(ms).toBeLessThan(HALF_OPEN_MS);
    await expectAllRead(service.dataSource, guest);
    const next = await timed(new Client(service.url).interpret(DREAM));
    expect(next.status).toBe(201);
    report('connections to PostgreSQL half-open: a waiting request', { status, ms });
    report('connections to PostgreSQL half-open: the next request', next);
  });

  it('with an exhausted pool, waiting requests complete and new ones get 503', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1000 } });
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    const held = await exhaustPool();
    const refused = await timed(new Client(service.url).interpret(DREAM));
    await Promise.all(held.map((runner) => runner.release()));
    expect(refused.status).toBe(503);
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    await expectAllRead(service.dataSource, guest);
    report('database pool exhausted: a waiting request', { status, ms });
    report('database pool exhausted: a new request', refused);
  });

  it.each(['api', 'worker'] as const)(
    'the %s exits with one log line if the database is down, and starts once it is up',
    async (role) => {
      wire.cut();
      const { code, lines, ms } = await runFailingStart(role, service.settings);
      expect({ code, lines }).toEqual({
        code: 1,
        lines: [expect.stringMatching(/^kkumpuri cannot start: .*ECONNREFUSED/)],
      });
      await wire.restore();
      const process = await startProcess(role, service.settings);
      expect(await process.end()).toBe(0);
      recordFinding({
        fault: `PostgreSQL down at the start of the ${role}`,
        queue: backend,
        answer: 'exit 1',
        ms,
      });
    },
  );

  it.each(['api', 'worker'] as const)('the %s exits with 0 on SIGTERM during an outage', async (role) => {
    const process = await startProcess(role, service.settings);
    wire.cut();
    const begun = performance.now();
    const code = await process.end('SIGTERM');
    const ms = performance.now() - begun;
    await wire.restore();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(STOP_MS);
    recordFinding({
      fault: `PostgreSQL down when the ${role} is stopped`,
      queue: backend,
      answer: 'exit 0',
      ms,
    });
  });

  async function exhaustPool(): Promise<QueryRunner[]> {
    const runners = Array.from({ length: 20 }, () => service.dataSource.createQueryRunner());
    // Use each connection now; one that was idle before would be closed while it is held.
    await Promise.all(runners.map((runner) => runner.query('SELECT 1')));
    return runners;
  }
});
