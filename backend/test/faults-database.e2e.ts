import { errorMessages } from '@kkumpuri/contract';
import type { QueryRunner } from 'typeorm';
import { Client } from './support/client.js';
import { expectAllRead } from './support/dreams-of.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { clocks, found, isLongForm, oneBackend, shortSilence, timed } from './support/fault-form.js';
import { endOfStart, startProcess, until } from './support/processes.js';
import { startService, type TestService } from './support/service.js';
import { TcpProxy } from './support/tcp-proxy.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
const DOWN_MS = isLongForm ? 60_000 : 2_000;
/** The longest silence of a connection, twice, and room for a busy machine. */
const HALF_OPEN_MS = 60_000;
const STOP_MS = 15_000;

describe.each(oneBackend('postgres'))('when PostgreSQL is away, queue in %s', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let wire: TcpProxy;
  let service: TestService;
  let guest: Client;

  const tell = (fault: string, { status, ms }: { status: number; ms: number }) =>
    found({ fault, queue: backend, answer: status, ms });

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

  afterEach(() => wire.mend());

  beforeEach(() => {
    model.script({});
    guest = new Client(service.url);
  });

  it('who waits gets their reading once it is back, and the model is not asked twice', async () => {
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
    await wire.mend();
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    await expectAllRead(service.dataSource, guest);
    expect((await guest.interpret('바다에서 헤엄쳤다')).status).toBe(201);
    tell(`PostgreSQL down for ${DOWN_MS / 1000} s: who waits`, { status, ms });
    tell('PostgreSQL down: who comes', refused);
  });

  it('connections that only look open are given up, and everybody is answered', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 500 } });
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    wire.freeze();
    wire.replace();
    const { status, ms } = await waiting;
    expect(status).toBe(201);
    expect(ms).toBeLessThan(HALF_OPEN_MS);
    await expectAllRead(service.dataSource, guest);
    const next = await timed(new Client(service.url).interpret(DREAM));
    expect(next.status).toBe(201);
    tell('connections to PostgreSQL half-open: who waits', { status, ms });
    tell('connections to PostgreSQL half-open: who comes next', next);
  });

  it('with the pool used up, who waits goes on waiting and who comes is asked to come again', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1000 } });
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    const held = await useUpPool();
    const refused = await timed(new Client(service.url).interpret(DREAM));
    await Promise.all(held.map((runner) => runner.release()));
    expect(refused.status).toBe(503);
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    await expectAllRead(service.dataSource, guest);
    tell('database pool used up: who waits', { status, ms });
    tell('database pool used up: who comes', refused);
  });

  it.each(['api', 'worker'] as const)(
    'an %s that finds no database ends with one line, and starts once it is back',
    async (role) => {
      wire.cut();
      const { code, lines, ms } = await endOfStart(role, service.settings);
      expect({ code, lines }).toEqual({
        code: 1,
        lines: [expect.stringMatching(/^kkumpuri cannot start: .*ECONNREFUSED/)],
      });
      await wire.mend();
      const process = await startProcess(role, service.settings);
      expect(await process.end()).toBe(0);
      found({ fault: `PostgreSQL down at the start of the ${role}`, queue: backend, answer: 'exit 1', ms });
    },
  );

  it.each(['api', 'worker'] as const)('an %s that is told to stop meanwhile ends with 0', async (role) => {
    const process = await startProcess(role, service.settings);
    wire.cut();
    const begun = performance.now();
    const code = await process.end('SIGTERM');
    const ms = performance.now() - begun;
    await wire.mend();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(STOP_MS);
    found({
      fault: `PostgreSQL down when the ${role} is told to stop`,
      queue: backend,
      answer: 'exit 0',
      ms,
    });
  });

  async function useUpPool(): Promise<QueryRunner[]> {
    const runners = Array.from({ length: 20 }, () => service.dataSource.createQueryRunner());
    // A statement each: a connection that was silent before would be closed while it is held.
    await Promise.all(runners.map((runner) => runner.query('SELECT 1')));
    return runners;
  }
});
