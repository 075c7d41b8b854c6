import { InterpretationProcessor } from '../src/dreams/work/interpretation.processor.js';
import { Client } from './support/client.js';
import { dreamsOf, expectAllRead } from './support/dreams-of.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { clocks, recordFinding, isLongForm, shortSilence, timed } from './support/fault-form.js';
import { PrivateRedis } from './support/private-redis.js';
import { type ServiceProcess, startProcess, until } from './support/processes.js';
import { startService, startWorker, type TestService } from './support/service.js';
import { TcpProxy } from './support/tcp-proxy.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
const DOWN_MS = isLongForm ? 60_000 : 3_000;
/** The connection timeout plus the sweep interval, plus a margin for a slow machine. */
const HALF_OPEN_MS = 70_000;
const STOP_MS = 15_000;

describe('Redis faults', () => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let redis: PrivateRedis;
  let wire: TcpProxy;
  let service: TestService;
  let guest: Client;
  const processes: ServiceProcess[] = [];

  const report = (fault: string, { status, ms }: { status: number; ms: number }) =>
    recordFinding({ fault, queue: 'redis', answer: status, ms });

  beforeAll(async () => {
    model = await startFakeModelServer();
    redis = await PrivateRedis.start();
    wire = await TcpProxy.inFrontOf(redis.url);
    const env = { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'scripted-model', REDIS_URL: wire.url };
    service = await startService({ env: { ...env, ...clocks, ...shortSilence, RATE_LIMIT: 'on' } });
  });

  afterAll(async () => {
    await service.close();
    await wire.close();
    await redis.remove();
    await model.close();
  });

  beforeEach(() => {
    model.script({});
    guest = new Client(service.url);
  });

  afterEach(async () => {
    await Promise.all(processes.splice(0).map(({ end }) => end('SIGKILL')));
    await redis.start();
    await wire.restore();
  });

  it('a dream sent during an outage is stored, and read after it', async () => {
    wire.cut();
    const waiting = timed(guest.interpret(DREAM));
    await until(async () => (await dreamsOf(service.dataSource, guest)).length === 1);
    const list = await timed(guest.call('GET', '/dreams/my-dreams'));
    expect(list.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
    await wire.restore();
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    await expectAllRead(service.dataSource, guest);
    report(`Redis down for ${DOWN_MS / 1000} s`, { status, ms });
    report('Redis down: a list request', list);
  });

  it('a restart during a reading does not affect it', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1500 } });
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    await redis.stop('SIGKILL');
    await redis.start();
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    expect((await guest.interpret('바다에서 헤엄쳤다')).status).toBe(201);
    await expectAllRead(service.dataSource, guest, 2);
    report('Redis killed and restarted', { status, ms });
  });

  it('a wipe during a reading does not affect it', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1000 } });
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    await redis.wipe();
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    expect((await guest.interpret('바다에서 헤엄쳤다')).status).toBe(201);
    await expectAllRead(service.dataSource, guest, 2);
    report('Redis wiped while the model writes', { status, ms });
  });

  it('half-open connections are closed, and the dream is read', async () => {
    wire.freeze();
    wire.forwardNewOnly();
    const { status, ms } = await timed(guest.interpret(DREAM));
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    expect(ms).toBeLessThan(HALF_OPEN_MS);
    await expectAllRead(service.dataSource, guest);
    report('connections to Redis half-open', { status, ms });
  });

  it('api and worker start without Redis, store dreams, and read them once it is up', async () => {
    await redis.stop();
    const alone = { ...service.settings, REDIS_URL: redis.url };
    const [api] = await Promise.all([startAlive('api', alone), startAlive('worker', alone)]);
    const waiting = timed(new Client(api.url, guest.sessionId).interpret(DREAM));
    await until(async () => (await dreamsOf(service.dataSource, guest)).length === 1);
    expect((await guest.call('GET', '/health/ready')).status).toBe(503);
    await redis.start();
    const { status, ms } = await waiting;
    expect(status).toBe(201);
    await expectAllRead(service.dataSource, guest);
    report('Redis down at start-up', { status, ms });
  });

  it.each(['api', 'worker'] as const)('the %s exits with 0 on SIGTERM during an outage', async (role) => {
    const process = await startAlive(role, { ...service.settings, REDIS_URL: redis.url });
    await redis.stop();
    await until(async () => !(await isReady(process)));
    const begun = performance.now();
    const code = await process.end('SIGTERM');
    const ms = performance.now() - begun;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(STOP_MS);
    recordFinding({
      fault: `Redis down when the ${role} is stopped`,
      queue: 'redis',
      answer: 'exit 0',
      ms,
    });
  });

  it('a worker closed during an outage leaves no lock timer running', async () => {
    const worker = await startWorker(service.env);
    const { worker: bullWorker } = worker.get(InterpretationProcessor);
    const lockManager = Reflect.get(bullWorker, 'lockManager') as { isRunning: () => boolean };
    await until(() => lockManager.isRunning());
    wire.cut();
    await worker.close();
    expect(lockManager.isRunning()).toBe(false);
  });

  async function isReady({ url }: ServiceProcess): Promise<boolean> {
    return (await fetch(`${url}/api/health/ready`)).ok;
  }

  async function startAlive(role: 'api' | 'worker', settings: NodeJS.ProcessEnv): Promise<ServiceProcess> {
    const process = await startProcess(role, settings, 'live');
    processes.push(process);
    return process;
  }
});
