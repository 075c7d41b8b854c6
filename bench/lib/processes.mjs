import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../scripts/system/paths.mjs';
import { freePort } from '../../scripts/system/ports.mjs';
import { endProcess, identify, until } from '../../scripts/system/processes.mjs';

const START_MS = 60_000;

/** Starts one of our scripts as a process; it prints `listening <port>` when it is ready. */
export async function startNode(script, env, options = []) {
  const child = spawn(process.execPath, [...options, inRoot(script)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), failOnExit(child, script)]);
  child.stdout.resume();
  return { port: Number(/listening (\d+)/.exec(String(line))?.[1]), pid: child.pid, end: enderOf(child) };
}

/** Starts the built api or worker and resolves when it is ready. */
export async function startBuilt(role, settings, options = []) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [...options, inRoot('backend', 'dist', 'bundle', `main-${role}.js`)],
    {
      env: { PATH: process.env.PATH, ...settings, PORT: String(port), WORKER_PORT: String(port) },
      // The IPC channel makes the process exit with this one, even after a crash.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const ready = until(() => isReady(port), START_MS, 10);
  if (!(await Promise.race([ready, failOnExit(child, role)]))) throw new Error(`${role} is not ready`);
  return { port, pid: child.pid, readyAfterMs: performance.now() - begun, end: enderOf(child) };
}

function enderOf(child) {
  const identity = identify(child.pid);
  return async (signal) => {
    if (signal) child.kill(signal);
    await endProcess(identity);
  };
}

async function failOnExit(child, name) {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`${name} exited early: ${signal ?? code}`);
}

async function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
