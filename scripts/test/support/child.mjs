import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopPostmaster } from '../../postgres/postmaster.mjs';
import { until } from '../../system/processes.mjs';
import { undoAll } from '../../service/shutdown.mjs';
import { copyCluster } from '../../testing/requirements/cluster-template.mjs';

const cleanUps = new WeakMap();

/** node:test runs its hooks first come, first served; a folder must outlive the processes that work in it. */
function lastly(t, work) {
  if (!cleanUps.has(t)) {
    const undo = [];
    cleanUps.set(t, undo);
    t.after(() => undoAll(undo));
  }
  cleanUps.get(t).push(work);
}

/** With whatever database a failed test left in it ended first. */
export function temporaryFolder(t) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kkumpuri-start-'));
  lastly(t, async () => {
    await stopPostmaster(path.join(folder, 'postgres', 'data'));
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A data folder as the first start leaves it, without the seconds that initdb takes. */
export function clusterFolder(t) {
  const folder = temporaryFolder(t);
  copyCluster(folder);
  return folder;
}

/** A script of ours as a child: what it wrote, when it ended, and waiting for either. */
export function startScript(t, file, args = [], env = process.env) {
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {any} */
  const script = { child, pid: child.pid, output: '', code: undefined };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (script.output += data));
  child.once('close', (code, signal) => (script.code = code ?? signal));
  script.says = async (pattern, milliseconds = 60_000) => {
    await until(() => pattern.test(script.output) || script.code !== undefined, milliseconds);
    const match = pattern.exec(script.output);
    if (match) return match;
    throw new Error(`never said ${pattern}:\n${script.output}`);
  };
  script.ends = async (milliseconds = 60_000) => {
    if (await until(() => script.code !== undefined, milliseconds)) return script.code;
    throw new Error(`did not end:\n${script.output}`);
  };
  /** @param {NodeJS.Signals} [signal] */
  script.stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    return script.ends();
  };
  lastly(t, async () => {
    if (script.code === undefined) await script.stop();
  });
  return script;
}
