import { randomUUID } from 'node:crypto';
import { Client } from './support/client.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { type ServiceProcess, startProcess, until } from './support/processes.js';
import { enqueueAgain, wipeQueue } from './support/redelivery.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';

describe.each(queueBackends)('when something dies, queue in %s', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;
  let guest: Client;
  const processes: ServiceProcess[] = [];

  const start = async (role: 'api' | 'worker') => {
    const process = await startProcess(role, service.settings);
    processes.push(process);
    return process;
  };

  beforeAll(async () => {
    model = await startFakeModelServer();
    const env = {
      OPENAI_BASE_URL: model.baseURL,
      OPENAI_MODEL: 'scripted-model',
      INTERPRET_DEADLINE_MS: '60000',
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

  afterEach(() => Promise.all(processes.splice(0).map(({ end }) => end('SIGKILL'))));

  it('a worker killed in the middle of a call costs the waiting request time, not its reading', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 2000 } });
    const first = await start('worker');
    const begun = Date.now();
    const waiting = guest.interpret(DREAM);
    await until(() => model.calls().active === 1);
    await first.end('SIGKILL');
    await start('worker');
    const { status, body } = await waiting;
    expect({ status, engine: body.engine }).toEqual({ status: 201, engine: 'scripted-model' });
    expect(Date.now() - begun).toBeLessThan(32_000);
    expect(await rowsOf(guest)).toEqual([{ id: body.id, status: 'completed' }]);
  });

  it('an api killed while it waits loses nothing: the reading is found under the id', async () => {
    model.script({ always: { behaviour: 'ok', delayMs: 1500 } });
    await start('worker');
    const doomed = await start('api');
    const waiting = new Client(doomed.url, guest.sessionId).interpret(DREAM);
    await until(() => model.calls().active === 1);
    await doomed.end('SIGKILL');
    await expect(waiting).rejects.toThrow();
    await until(async () => (await rowsOf(guest))[0]?.status === 'completed');
    expect(model.calls().calls).toBe(1);
  });

  it('a dream stored by an api that died before it could enqueue is taken up', async () => {
    await service.dataSource.query(
      `INSERT INTO interpretations (id, session_id, dream_content, deadline_at, queued_at)
       VALUES ($1, $2, $3, now() + interval '60 seconds', now() - interval '1 minute')`,
      [randomUUID(), guest.sessionId, DREAM],
    );
    await start('worker');
    await until(async () => (await rowsOf(guest))[0]?.status === 'completed');
  });

  it('lost notifications cost a moment, not the answer', async () => {
    await start('worker');
    await service.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN interpretations%'`,
    );
    expect((await guest.interpret(DREAM)).status).toBe(201);
  });

  it('a job that is delivered again finds the row written and asks no model', async () => {
    await start('worker');
    const { body } = await guest.interpret(DREAM);
    await enqueueAgain(service, body.id);
    expect(model.calls().calls).toBe(1);
    expect((await guest.find(body.id)).interpretation).toBe(body.interpretation);
  });

  it('a queue that was wiped is filled again from the rows', async () => {
    const waiting = guest.interpret(DREAM);
    await until(async () => (await rowsOf(guest)).length === 1);
    await wipeQueue(service);
    await service.dataSource.query(
      `UPDATE interpretations SET queued_at = now() - interval '1 minute' WHERE status = 'pending'`,
    );
    await start('worker');
    expect((await waiting).status).toBe(201);
  });

  it('a worker told to stop hands its work back and ends with 0', async () => {
    model.script({ next: [{ behaviour: 'hang' }] });
    const leaving = await start('worker');
    const waiting = guest.interpret(DREAM);
    await until(() => model.calls().active === 1);
    expect(await leaving.end('SIGTERM')).toBe(0);
    await start('worker');
    expect((await waiting).status).toBe(201);
  });

  function rowsOf({ sessionId }: Client) {
    return service.dataSource.query<{ id: string; status: string }[]>(
      'SELECT id, status FROM interpretations WHERE session_id = $1',
      [sessionId],
    );
  }
});
