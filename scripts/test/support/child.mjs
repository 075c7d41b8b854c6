import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopPostmaster } from '../../postgres/postmaster.mjs';
import { until } from '../../system/processes.mjs';
import { undoAll } from '../../service/shutdown.mjs';
import { copyCluster } from '../../testing/requirements/cluster-template.mjs';

const cleanUps = new WeakMap();

/** Registers a clean-up that runs in reverse order, unlike node:test hooks: processes must stop before their folder is deleted. */
function onCleanUp(t, work) {
  if (!cleanUps.has(t)) {
    const undo = [];
    cleanUps.set(t, undo);
    t.after(() => undoAll(undo));
  }
  cleanUps.get(t).push(work);
}

/** Creates a folder that is deleted after the test; a database left in it by a failed test is stopped first. */
export function temporaryFolder(t) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-start-'));
  onCleanUp(t, async () => {
    await stopPostmaster(path.join(folder, 'postgres', 'data'));
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Creates a data folder like one after the first start, without running initdb. */
export function clusterFolder(t) {
  const folder = temporaryFolder(t);
  copyCluster(folder);
  return folder;
}

/** Runs a script as a child process and offers its output, its exit code and ways to wait for them. */
export function startScript(t, file, args = [], env = process.env) {
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {any} */
  const script = { child, pid: child.pid, output: '', code: undefined };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (script.output += data));
  child.once('close', (code, signal) => (script.code = code ?? signal));
  script.prints = async (pattern, milliseconds = 60_000) => {
    await until(() => pattern.test(script.output) || script.code !== undefined, milliseconds);
    const match = pattern.exec(script.output);
    if (match) return match;
    throw new Error(`did not print ${pattern}:\n${script.output}`);
  };
  script.ends = async (milliseconds = 60_000) => {
    if (await until(() => script.code !== undefined, milliseconds)) return script.code;
    throw new Error(`did not exit:\n${script.output}`);
  };
  /** @param {NodeJS.Signals} [signal] */
  script.stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    return script.ends();
  };
  onCleanUp(t, async () => {
    if (script.code === undefined) await script.stop();
  });
  return script;
}
