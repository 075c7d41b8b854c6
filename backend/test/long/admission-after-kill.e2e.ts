import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Client } from '../support/client.js';
import { startFakeModelServer } from '../support/fake-model-server.mjs';
import { parseMetrics, scrape } from '../support/metrics.js';
import { type ServiceProcess, startProcess, until } from '../support/processes.js';
import { queueBackends, startService, type TestService } from '../support/service.js';

/** Twelve rounds in total, over both queues, idle and busy. */
const ROUNDS = 3;
const BURST = 100;
const ROUND_MS = 150_000;
/** Longer than the worker's event loop may be blocked on a busy machine, where expired locks would repeat the burst. */
const LOCK_MS = 5_000;
const SLOW_READING_MS = 5_000;
const DREAM = '큰 뱀이 집으로 들어왔다';

jest.setTimeout(ROUNDS * ROUND_MS);

/** Loads every core, so that concurrent work in the service takes seconds. */
function keepMachineBusy(): () => Promise<unknown> {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  return () => Promise.all(threads.map((thread) => thread.terminate()));
}

describe.each(queueBackends)('a burst after a worker was killed (queue in %s)', (backend) => {
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;
  let worker: ServiceProcess;

  beforeAll(async () => {
    model = await startFakeModelServer();
    const env = {
      OPENAI_BASE_URL: model.baseURL,
      WORKER_CONCURRENCY: String(BURST),
      QUEUE_LOCK_MS: String(LOCK_MS),
      QUEUE_STALLED_CHECK_MS: '1000',
    };
    service = await startService({ backend, env, workers: 0 });
    worker = await startProcess('worker', service.settings);
  });

  afterAll(async () => {
    await worker.end('SIGKILL');
    await service.close();
    await model.close();
  });

  /** Kills the worker during a reading and waits until the next worker completes it slowly. */
  async function killAndTakeOver(): Promise<void> {
    model.script({ next: [{ behaviour: 'hang' }, { behaviour: 'ok', delayMs: SLOW_READING_MS }] });
    const { answer } = await startReading();
    await worker.end('SIGKILL');
    worker = await startProcess('worker', service.settings);
    expect((await answer).status).toBe(201);
  }

  /** Waits until the model reads a dream. A service that the last burst starved may answer 503 first. */
  async function startReading(): Promise<{ answer: ReturnType<Client['interpret']> }> {
    for (;;) {
      const answer = new Client(service.url).interpret(DREAM);
      let isAnswered = false;
      void answer.finally(() => (isAnswered = true));
      await until(() => isAnswered || model.calls().active === 1, ROUND_MS);
      if (!isAnswered) return { answer };
      expect((await answer).status).toBe(503);
    }
  }

  /** Stops the load even after a failure, because running threads keep Jest from exiting. */
  async function sendBurst(stopLoad: () => Promise<unknown>): Promise<number[]> {
    try {
      const burst = Array.from({ length: BURST }, () => new Client(service.url).interpret(DREAM));
      return (await Promise.all(burst)).map(({ status }) => status);
    } finally {
      await stopLoad();
    }
  }

  async function refusals(): Promise<number> {
    return parseMetrics((await scrape(service.url)).text)
      .samples.filter(({ name }) => name === 'kkumpuri_dreams_turned_away_total')
      .reduce((sum, { value }) => sum + Number(value), 0);
  }

  it.each(['idle', 'busy'])(
    `admission refuses no request of a burst on an %s machine, in ${ROUNDS} rounds`,
    async (machine) => {
      const before = await refusals();
      for (let round = 0; round < ROUNDS; round += 1) {
        await killAndTakeOver();
        const stopLoad = machine === 'busy' ? keepMachineBusy() : () => Promise.resolve();
        const statuses = await sendBurst(stopLoad);
        // A starved machine may exhaust the database pool, whose 503 is not a refusal by admission.
        expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
      }
      expect(await refusals()).toBe(before);
    },
  );
});
