import { endCommands } from '../system/commands.mjs';
import { reportError, plain } from '../system/terminal.mjs';
import { install } from '../setup/setup.mjs';
import { onLauncherGone, onStopSignal, undoAll } from '../service/shutdown.mjs';
import { readArguments } from './arguments.mjs';
import { broken } from './counts.mjs';
import { testEnvironment } from './environment.mjs';
import { ensureNeeds } from './requirements/needs.mjs';
import { showReport } from './report.mjs';

async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return { ...result, seconds: (performance.now() - begun) / 1000 };
}

async function runLayer(name, { label, work }, files) {
  const undo = [];
  plain(`\n── ${name}: ${label} ──`);
  const result = await timed(async () => {
    const result = await work({ env: testEnvironment(), undo, files }).catch((error) => {
      reportError(error);
      return { counts: broken(), files: [] };
    });
    await undoAll(undo);
    return result;
  });
  return { name, ...result };
}

async function runAll(layers, given, isStopping) {
  const { chosen, files, mayInstall } = readArguments(given, layers);
  const setUp = await timed(async () => {
    await install();
    await ensureNeeds(
      chosen.flatMap((name) => layers[name].needs ?? []),
      mayInstall,
    );
  });
  const results = [];
  for (const name of chosen) {
    if (isStopping()) return undefined;
    results.push(await runLayer(name, layers[name], files));
  }
  return showReport(results, setUp.seconds);
}

/** Runs the layers. On Ctrl-C, stops the running command, lets its layer clean up, and starts no further layer. */
export async function runTests(layers, given) {
  let stopping = false;
  const stop = () => {
    stopping = true;
    void endCommands();
  };
  onStopSignal(stop);
  onLauncherGone(stop);
  try {
    process.exitCode = (await runAll(layers, given, () => stopping)) ? 0 : 1;
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
  process.exit();
}
