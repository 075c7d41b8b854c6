import { Client } from './support/client.js';
import { dreamsOf, expectAllRead } from './support/dreams-of.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { clocks, found, timed } from './support/fault-form.js';
import { HeldWrites } from './support/held-writes.js';
import { type ServiceProcess, startProcess, until } from './support/processes.js';
import { DONE, enqueueAgain, jobState, wipeQueue } from './support/redelivery.js';
import { queueBackends, startService, startWorker, type TestService } from './support/service.js';
import { withholdableQueue } from './support/withheld-queue.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** A lock, a look for stalled jobs and some room for a busy machine. */
const TAKEOVER_MS = 35_000;

describe.each(queueBackends)('when a process dies, queue in %s', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;
  let guest: Client;
  const running: (() => Promise<unknown>)[] = [];

  /** A process that the test kills. */
  const start = async (role: 'api' | 'worker', settings = service.settings): Promise<ServiceProcess> => {
    const process = await startProcess(role, settings);
    running.push(() => process.end('SIGKILL'));
    return process;
  };

  /** A worker that outlives the fault. It runs in this process, where it starts within a moment. */
  const startSurvivor = async () => {
    const worker = await startWorker(service.env);
    running.push(() => worker.close());
  };

  const tell = (fault: string, { status, ms }: { status: number; ms: number }) =>
    found({ fault, queue: backend, answer: status, ms });

  beforeAll(async () => {
    model = await startFakeModelServer();
    const env = {
      OPENAI_BASE_URL: model.baseURL,
      OPENAI_MODEL: 'scripted-model',
      INTERPRET_DEADLINE_MS: '80000',
      ...clocks,
    };
    service = await startService({ backend, env, workers: 0 });
  });

  afterAll(async () => {
    await service.close();
    await model.close();
  });

  beforeEach(() => {
    model.script({});
    guest = new Client(service.url);
  });

  afterEach(() => Promise.all(running.splice(0).map((end) => end())));

  it('a worker killed in the middle of a call costs the waiting request time, not its reading', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1000 } });
    const first = await start('worker');
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    await first.end('SIGKILL');
    await startSurvivor();
    const { status, body, ms } = await waiting;
    expect({ status, engine: body.engine }).toEqual({ status: 201, engine: 'scripted-model' });
    expect(ms).toBeLessThan(TAKEOVER_MS);
    await expectAllRead(service.dataSource, guest);
    tell('worker killed while the model writes', { status, ms });
  });

  it('a dream whose worker is killed twice is read by the third', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1000 } });
    const waiting = timed(guest.interpret(DREAM));
    for (const killed of [1, 2]) {
      const worker = await start('worker');
      await until(() => model.calls().calls === killed && model.calls().active === 1);
      await worker.end('SIGKILL');
    }
    await startSurvivor();
    const { status, body, ms } = await waiting;
    expect({ status, engine: body.engine }).toEqual({ status: 201, engine: 'scripted-model' });
    await expectAllRead(service.dataSource, guest);
    tell('worker killed twice', { status, ms });
  });

  it('a worker killed between the answer of the model and the row: the next one asks again', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 300 } });
    const first = await start('worker');
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    const held = await HeldWrites.to('rows', service.dataSource);
    await held.reached(1, '%reading%');
    expect(model.calls()).toMatchObject({ calls: 1, active: 0 });
    await first.end('SIGKILL');
    await held.endForTheWaiting();
    expect(await dreamsOf(service.dataSource, guest)).toMatchObject([{ status: 'pending' }]);
    await startSurvivor();
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 2 });
    await expectAllRead(service.dataSource, guest);
    tell('worker killed after the answer, before the row', { status, ms });
  });

  it('a worker killed between the row and its acknowledgement: nobody asks the model again', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 300 } });
    const queue = await withholdableQueue(service);
    const first = await start('worker', queue.settings);
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    await queue.withhold();
    const { status, body, ms } = await waiting;
    await first.end('SIGKILL');
    await queue.lose();
    expect(await jobState(service, body.id)).toBe('active');
    await startSurvivor();
    await until(async () => (await jobState(service, body.id)) === DONE, TAKEOVER_MS);
    await queue.close();
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    expect((await guest.find(body.id)).interpretation).toBe(body.interpretation);
    await expectAllRead(service.dataSource, guest);
    tell('worker killed after the row, before the acknowledgement', { status, ms });
  });

  it('an api killed while it waits loses nothing: the reading is found under the id', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1500 } });
    await startSurvivor();
    const doomed = await start('api');
    const begun = performance.now();
    const waiting = new Client(doomed.url, guest.sessionId).interpret(DREAM);
    await until(() => model.calls().active === 1);
    await doomed.end('SIGKILL');
    await expect(waiting).rejects.toThrow();
    await expectAllRead(service.dataSource, guest);
    expect(model.calls().calls).toBe(1);
    const ms = performance.now() - begun;
    found({ fault: 'api killed while it waits', queue: backend, answer: 'connection lost', ms });
  });

  it('an api killed between row and job: the dream is taken up by the sweeper', async () => {
    const queue = await withholdableQueue(service);
    const doomed = await start('api', queue.settings);
    await queue.withhold();
    const begun = performance.now();
    const waiting = new Client(doomed.url, guest.sessionId).interpret(DREAM);
    const lost = expect(waiting).rejects.toThrow();
    await until(async () => (await dreamsOf(service.dataSource, guest)).length === 1);
    await doomed.end('SIGKILL');
    await lost;
    await queue.lose();
    await queue.close();
    await startSurvivor();
    await expectAllRead(service.dataSource, guest);
    expect(model.calls().calls).toBe(1);
    const ms = performance.now() - begun;
    found({ fault: 'api killed between row and job', queue: backend, answer: 'connection lost', ms });
  });

  it('lost notifications cost a moment, not the answer', async () => {
    await startSurvivor();
    await service.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN interpretations%'`,
    );
    const { status, ms } = await timed(guest.interpret(DREAM));
    expect(status).toBe(201);
    tell('notifications dropped', { status, ms });
  });

  it('a job that is delivered again finds the row written and asks no model', async () => {
    await startSurvivor();
    const { status, body, ms } = await timed(guest.interpret(DREAM));
    await enqueueAgain(service, body.id);
    expect(model.calls().calls).toBe(1);
    expect((await guest.find(body.id)).interpretation).toBe(body.interpretation);
    tell('job delivered twice', { status, ms });
  });

  it('a queue that was wiped is filled again from the rows', async () => {
    const waiting = timed(guest.interpret(DREAM));
    await until(async () => (await dreamsOf(service.dataSource, guest)).length === 1);
    await wipeQueue(service);
    await startSurvivor();
    const { status, ms } = await waiting;
    expect({ status, calls: model.calls().calls }).toEqual({ status: 201, calls: 1 });
    await expectAllRead(service.dataSource, guest);
    tell('queue wiped', { status, ms });
  });

  it('a worker told to stop hands its work back and ends with 0', async () => {
    model.script({ next: [{ behaviour: 'hang' }] });
    const leaving = await start('worker');
    const waiting = timed(guest.interpret(DREAM));
    await until(() => model.calls().active === 1);
    expect(await leaving.end('SIGTERM')).toBe(0);
    await startSurvivor();
    const { status, ms } = await waiting;
    expect(status).toBe(201);
    await expectAllRead(service.dataSource, guest);
    tell('worker told to stop while the model hangs', { status, ms });
  });
});
