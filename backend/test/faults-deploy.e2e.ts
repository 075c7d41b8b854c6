import { Agent, get } from 'node:http';
import { Client } from './support/client.js';
import { expectAllRead } from './support/dreams-of.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { clocks, recordFinding, isLongForm, timed } from './support/fault-form.js';
import { type ServiceProcess, startProcess, until } from './support/processes.js';
import { queueBackends, startService, type TestService } from './support/service.js';

const DREAM = '큰 뱀이 집으로 들어왔다';
/** Eight starts of a process, each of which may take half a minute on a busy machine. */
const RESTARTS_MS = 240_000;
const DREAMS = 40;
/** Dreams in progress. Without a limit, a slow machine would be sent dreams faster than it reads them. */
const MOST_AT_ONCE = 12;
/** Idle connections get a twentieth of it. */
const GRACE_MS = isLongForm ? '105000' : '40000';
const CONNECTION_REFUSED = 'ECONNREFUSED';

describe.each(isLongForm ? queueBackends : (['redis'] as const))(
  'rolling restarts (queue in %s)',
  (backend) => {
    let model: Awaited<ReturnType<typeof startFakeModelServer>>;
    let service: TestService;
    let settings: NodeJS.ProcessEnv;
    let guest: Client;
    const running: ServiceProcess[] = [];

    const start = async (role: 'api' | 'worker', env = settings) => {
      const process = await startProcess(role, env);
      running.push(process);
      return process;
    };

    beforeAll(async () => {
      model = await startFakeModelServer();
      const env = { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'scripted-model', ...clocks };
      service = await startService({ backend, env, workers: 0 });
      settings = { ...service.settings, NODE_ENV: 'production', SHUTDOWN_GRACE_MS: GRACE_MS };
    });

    afterAll(async () => {
      await service.close();
      await model.close();
    });

    beforeEach(() => {
      guest = new Client(service.url);
    });

    afterEach(() => Promise.all(running.splice(0).map(({ end }) => end('SIGKILL'))));

    it('an api on SIGTERM refuses new connections, answers waiting requests, and exits with 0', async () => {
      model.script({ always: { behaviour: 'ok', delayMs: 3_000 } });
      const [api] = await Promise.all([start('api'), start('worker')]);
      const waiting = timed(new Client(api.url, guest.sessionId).interpret(DREAM));
      await until(() => model.calls().active === 1);
      const begun = performance.now();
      const gone = api.end('SIGTERM');
      await until(() =>
        fetch(api.url).then(
          () => false,
          () => true,
        ),
      );
      expect(model.calls().active).toBe(1);
      const { status, ms } = await waiting;
      expect({ status, code: await gone }).toEqual({ status: 201, code: 0 });
      const stoppedAfter = performance.now() - begun;
      expect(stoppedAfter).toBeLessThan(15_000);
      await expectAllRead(service.dataSource, guest);
      recordFinding({ fault: 'api stopped: a waiting request', queue: backend, answer: status, ms });
      recordFinding({
        fault: 'api stopped: its exit',
        queue: backend,
        answer: 'exit 0',
        ms: stoppedAfter,
      });
    });

    it('an api on SIGTERM answers a request on an open connection, then closes it', async () => {
      const api = await start('api');
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      await requestHealth(api.url, agent);
      const gone = api.end('SIGTERM');
      await until(() => requestHealth(api.url).then(() => false, isRefusal));
      expect(await requestHealth(api.url, agent)).toEqual({
        status: 200,
        connection: 'close',
        isReused: true,
      });
      expect(await gone).toBe(0);
    });

    it('an api with a short grace period exits early, and returns 504 with the id to waiting requests', async () => {
      model.script({ always: { behaviour: 'ok', delayMs: 8_000 } });
      const [api] = await Promise.all([start('api', service.settings), start('worker')]);
      const waiting = new Client(api.url, guest.sessionId).interpret(DREAM);
      await until(() => model.calls().active === 1);
      const [{ status, body }, code] = await Promise.all([waiting, api.end('SIGTERM')]);
      expect({ status, id: body.id, code }).toEqual({
        status: 504,
        id: expect.any(String) as string,
        code: 0,
      });
      await expectAllRead(service.dataSource, guest);
    });

    it(
      'restarting two apis and two workers one by one loses none of 40 dreams',
      async () => {
        model.script({ always: { behaviour: 'ok', delayMs: 1_000 } });
        const roles = ['api', 'api', 'worker', 'worker'] as const;
        const processes = await Promise.all(roles.map((role) => start(role)));
        let isDone = false;
        const restarts = restartOneByOne(processes, roles).then((codes) => {
          isDone = true;
          return codes;
        });
        const calls: Promise<{ status: number; ms: number }>[] = [];
        let waiting = 0;
        while (calls.length < DREAMS || !isDone) {
          const [first, second] = calls.length % 2 ? [0, 1] : [1, 0];
          const inTurn = () => [processes[first] as ServiceProcess, processes[second] as ServiceProcess];
          const call = timed(send(inTurn, `${calls.length}번째 꿈에서 뱀을 보았다`));
          waiting += 1;
          calls.push(call.finally(() => (waiting -= 1)));
          await new Promise((resolve) => setTimeout(resolve, 250));
          await until(() => waiting < MOST_AT_ONCE, RESTARTS_MS);
        }
        const answers = await Promise.all(calls);
        expect(await restarts).toEqual([0, 0, 0, 0]);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
        await expectAllRead(service.dataSource, guest, calls.length);
        const ms = Math.max(...answers.map((answer) => answer.ms));
        recordFinding({
          fault: `rolling restart, ${calls.length} dreams, the slowest`,
          queue: backend,
          answer: 201,
          ms,
        });
      },
      RESTARTS_MS,
    );

    async function restartOneByOne(processes: ServiceProcess[], roles: readonly ('api' | 'worker')[]) {
      const codes: (number | null)[] = [];
      for (const [at, role] of roles.entries()) {
        const replaced = (processes[at] as ServiceProcess).end('SIGTERM');
        codes.push(await replaced);
        processes[at] = await start(role);
      }
      return codes;
    }

    /** Sends to one api, and to the other only if the first refused the connection. */
    async function send(inTurn: () => ServiceProcess[], dream: string): Promise<{ status: number }> {
      for (;;) {
        for (const { url } of inTurn()) {
          try {
            return await new Client(url, guest.sessionId).interpret(dream);
          } catch (error) {
            if (!isRefused(error)) throw error;
          }
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  },
);

function isRefused(error: unknown): boolean {
  return isRefusal((error as { cause?: unknown }).cause);
}

function isRefusal(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === CONNECTION_REFUSED;
}

/** Requests health over a new connection, or over the agent's. */
function requestHealth(url: string, agent: Agent | false = false) {
  return new Promise<{ status?: number; connection?: string; isReused: boolean }>((resolve, reject) => {
    const request = get(`${url}/api/health/live`, { agent }, (answer) => {
      const { statusCode: status, headers } = answer;
      answer.resume().once('end', () => {
        resolve({ status, connection: headers.connection, isReused: request.reusedSocket });
      });
    }).once('error', reject);
  });
}
