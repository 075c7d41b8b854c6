import { Client } from './client.js';
import { startFakeModelServer } from './fake-model-server.mjs';
import { clocks, recordFinding } from './fault-form.js';
import { type ServiceProcess, startProcess, until } from './processes.js';
import { type QueueBackend, startService, startWorker, type TestService } from './service.js';

type Model = Awaited<ReturnType<typeof startFakeModelServer>>;

/** An api without workers in this process, plus processes that a test may kill. Each test has its own guest. */
export class FaultScene {
  model!: Model;
  service!: TestService;
  guest!: Client;
  private readonly running: (() => Promise<unknown>)[] = [];

  private constructor(private readonly backend: QueueBackend) {}

  /** Starts the service before the tests of the surrounding `describe` and stops it after them. */
  static use(backend: QueueBackend): FaultScene {
    const scene = new FaultScene(backend);
    beforeAll(() => scene.open());
    beforeEach(() => {
      scene.model.script({});
      scene.guest = new Client(scene.service.url);
    });
    afterEach(() => Promise.all(scene.running.splice(0).map((end) => end())));
    afterAll(async () => {
      await scene.service.close();
      await scene.model.close();
    });
    return scene;
  }

  /** Starts a process that the test kills. */
  async start(role: 'api' | 'worker', settings = this.service.settings): Promise<ServiceProcess> {
    const process = await startProcess(role, settings);
    this.running.push(() => process.end('SIGKILL'));
    return process;
  }

  /** Starts a worker that survives the fault. It runs in this process, so it starts quickly. */
  async startSurvivor(): Promise<void> {
    const worker = await startWorker(this.service.env);
    this.running.push(() => worker.close());
  }

  /** Resolves once the model is called; fails at once if the request is answered before. */
  async untilModelCalled(waiting: Promise<{ status: number; body: unknown }>): Promise<void> {
    const early = waiting.then(({ status, body }) => {
      throw new Error(`answered without a model call: ${status} ${JSON.stringify(body)}`);
    });
    early.catch(() => undefined);
    await Promise.race([until(() => this.model.calls().active === 1), early]);
  }

  report(fault: string, answer: string | number, ms: number): void {
    recordFinding({ fault, queue: this.backend, answer, ms });
  }

  private async open(): Promise<void> {
    this.model = await startFakeModelServer();
    const env = {
      OPENAI_BASE_URL: this.model.baseURL,
      OPENAI_MODEL: 'scripted-model',
      INTERPRET_DEADLINE_MS: '80000',
      ...clocks,
    };
    this.service = await startService({ backend: this.backend, env, workers: 0 });
  }
}
