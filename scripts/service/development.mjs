import { endCommands, nodeTool, npmCommand, run } from '../system/commands.mjs';
import { openDataDir } from './data-dir.mjs';
import { migrate, openDatabase, serviceEnvironment, withoutOthersSecrets } from '../postgres/database.mjs';
import { addressOf } from './health.mjs';
import { inRoot } from '../system/paths.mjs';
import { apiPort, workerPort } from './ports-of-service.mjs';
import { printError, reportError, plain } from '../system/terminal.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { build, install } from '../setup/setup.mjs';
import { onLauncherGone, onStopSignal, undoAll } from './shutdown.mjs';

const undo = [];
let stopping;

function stop(exitCode) {
  stopping ??= (async () => {
    await endCommands();
    await undoAll(undo);
    process.exit(exitCode);
  })();
  return stopping;
}

function keepRunning(label, command, env) {
  void run(command, { env, show: true }).then(({ code }) => {
    if (stopping) return;
    printError(`${label} ended (${code})`);
    void stop(1);
  });
}

async function boot() {
  const settings = loadSettings();
  const { dir, lock } = await openDataDir(settings.DATA_DIR);
  undo.push(lock.release);
  const port = await apiPort(settings);
  await install();
  await build('backend');
  const database = await openDatabase(settings, dir);
  undo.push(database.stop);
  const environment = serviceEnvironment(settings, dir, database);
  await migrate(environment);
  startWatchers({
    ...environment,
    PORT: String(port),
    WORKER_PORT: String(await workerPort(environment, port)),
  });
  plain(
    `API ${addressOf(settings.HOST, port)} · pages at the Vite address below · data ${dir} · press Ctrl-C to stop`,
  );
}

function startWatchers(env) {
  const typescript = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  const watched = (script) => [
    process.execPath,
    '--watch',
    '--enable-source-maps',
    inRoot('backend/dist', script),
  ];
  const watchTypes = nodeTool(
    typescript,
    '-b',
    'packages/contract',
    'backend/tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  );
  keepRunning('Type check', watchTypes, env);
  keepRunning('API', watched('main-api.js'), withoutOthersSecrets('api', env));
  keepRunning('Worker', watched('main-worker.js'), withoutOthersSecrets('worker', env));
  keepRunning('Vite', npmCommand('run', 'dev', '-w', 'frontend'), env);
}

export async function runDevelopment() {
  onStopSignal(() => void stop(0));
  onLauncherGone(() => void stop(0));
  try {
    await boot();
  } catch (error) {
    if (stopping) return;
    reportError(error);
    await stop(1);
  }
}
