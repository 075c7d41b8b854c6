import { endCommands } from '../system/commands.mjs';
import { openDataDir } from './data-dir.mjs';
import { migrate, openDatabase, serviceEnvironment, withoutOthersSecrets } from '../postgres/database.mjs';
import { addressOf, waitUntilReady } from './health.mjs';
import { apiPort, workerPort } from './ports-of-service.mjs';
import { findLocalModel, hintAt } from './local-models.mjs';
import { createRunRecord, endOrphans } from './run-record.mjs';
import { reportError, done, plain, step } from '../system/terminal.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { build, install } from '../setup/setup.mjs';
import { onLauncherGone, onStopSignal, undoAll } from './shutdown.mjs';
import { showSummary } from './summary.mjs';
import { SupervisedProcess } from './supervisor.mjs';

/** Implements `npm start`. `stop` undoes everything that was started, in reverse order. */
class Service {
  #undo = [];
  #stopping;
  #opening;

  async boot() {
    const begun = performance.now();
    const settings = loadSettings();
    const localModel = findLocalModel(settings);
    const dir = await this.#openDataDir(settings);
    await endOrphans(dir);
    const port = await apiPort(settings);
    await install();
    await build('backend', 'frontend');
    const database = await this.#openDatabase(settings, dir);
    const environment = serviceEnvironment(settings, dir, database);
    await migrate(environment);
    await this.#startProcesses(environment, dir, port);
    this.#undo.push(database.watch(() => void this.stop(1)) ?? (() => undefined));
    const found = await localModel;
    const hint = found && hintAt(found);
    showSummary({ settings, dir, database, port, hint, seconds: (performance.now() - begun) / 1000 });
  }

  async #openDataDir(settings) {
    const { dir, lock } = await openDataDir(settings.DATA_DIR);
    this.announceStop = lock.announceStop;
    this.#undo.push(lock.release);
    return dir;
  }

  async #openDatabase(settings, dir) {
    this.#refuseWhenStopping();
    const opening = openDatabase(settings, dir);
    this.#opening = opening.then((database) => this.#undo.push(database.stop)).catch(() => undefined);
    return opening;
  }

  async #startProcesses(environment, dir, port) {
    const worker = await workerPort(environment, port);
    const env = { ...environment, PORT: String(port), WORKER_PORT: String(worker) };
    const record = createRunRecord(dir);
    this.#undo.push(record.clear);
    const shared = { dir, record, onGiveUp: () => void this.stop(1) };
    const processes = [
      [
        new SupervisedProcess({
          ...shared,
          name: 'api',
          label: 'API',
          script: 'backend/dist/bundle/main-api.js',
          env: withoutOthersSecrets('api', env),
        }),
        port,
      ],
      [
        new SupervisedProcess({
          ...shared,
          name: 'worker',
          label: 'Worker',
          script: 'backend/dist/bundle/main-worker.js',
          env: withoutOthersSecrets('worker', env),
        }),
        worker,
      ],
    ];
    this.#refuseWhenStopping();
    step('Starting API and worker');
    this.#undo.push(() => Promise.all(processes.map(([one]) => one.stop())));
    for (const [one] of processes) one.start();
    await Promise.all(
      processes.map(([one, at]) =>
        one.whenHealthy(() => waitUntilReady(addressOf(environment.HOST, at), one.label)),
      ),
    );
    done('API and worker are ready');
  }

  #refuseWhenStopping() {
    if (this.#stopping) throw new Error('stopping');
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  /** Stops everything and exits this process; further calls have no effect. */
  stop(exitCode) {
    this.#stopping ??= this.#stopAll(exitCode);
    return this.#stopping;
  }

  async #stopAll(exitCode) {
    this.announceStop?.();
    await endCommands();
    await this.#opening;
    await undoAll(this.#undo);
    process.exit(exitCode);
  }
}

export async function runService() {
  const service = new Service();
  const stopOnRequest = () => {
    if (!service.isStopping) plain('\nStopping…');
    void service.stop(0);
  };
  onStopSignal(stopOnRequest);
  onLauncherGone(stopOnRequest);
  try {
    await service.boot();
  } catch (error) {
    if (service.isStopping) return;
    reportError(error);
    await service.stop(1);
  }
}
