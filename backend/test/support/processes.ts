import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../scripts/system/ports.mjs';

/** Longer than the health check waits for its dependencies. */
const HEALTH_ANSWER_MS = 5_000;
const PROGRAMS = join(__dirname, '..', '..', 'dist', 'bundle');

export interface ServiceProcess {
  url: string;
  child: ChildProcess;
  /** Sends the signal and waits until the process exits. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts a built api or worker as a separate process; resolves once it is ready, or at least live. */
export async function startProcess(
  role: 'api' | 'worker',
  settings: NodeJS.ProcessEnv,
  state: 'ready' | 'live' = 'ready',
  boundMs = 60_000,
): Promise<ServiceProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(PROGRAMS, `main-${role}.js`)], {
    env: { PATH: process.env.PATH, ...settings, PORT: String(port), WORKER_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const errors = lastErrors(child);
  const gone = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
    return child.exitCode;
  };
  const endedEarly = await Promise.race([
    untilHealthy(`${url}/api/health/${state}`, boundMs).then(() => false),
    gone.then(() => true),
  ]);
  if (!endedEarly) return { url, child, end };
  // Between `freePort` and the child's `listen`, another test's process may take the port.
  if (errors().includes('EADDRINUSE')) return startProcess(role, settings, state, boundMs);
  throw new Error(`${role} ended early (${child.exitCode ?? child.signalCode}): ${errors()}`);
}

/** Passes stderr on and keeps its end, which tells why a process ended. */
function lastErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (piece: Buffer) => {
    process.stderr.write(piece);
    text = (text + piece.toString('utf8')).slice(-2_000);
  });
  return () => text;
}

/** Polls until the condition holds, and throws after `boundMs`. */
export async function until(condition: () => Promise<boolean> | boolean, boundMs = 30_000): Promise<void> {
  const end = Date.now() + boundMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`condition not met within ${boundMs} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** A failure names the last answer, which tells whether the process never listened or a dependency was missing. */
async function untilHealthy(url: string, boundMs: number): Promise<void> {
  let last = 'no answer';
  const isHealthy = async () => {
    last = await fetch(url, { signal: AbortSignal.timeout(HEALTH_ANSWER_MS) }).then(
      (answer) => String(answer.status),
      ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message),
    );
    return last === '200';
  };
  await until(isHealthy, boundMs).catch((error: Error) => {
    throw new Error(`${url} after ${boundMs} ms: ${last}`, { cause: error });
  });
}

/** Runs a process whose start fails; returns its exit code and its lines on stderr. */
export async function runFailingStart(
  role: 'api' | 'worker',
  settings: NodeJS.ProcessEnv,
): Promise<{ code: number | null; lines: string[]; ms: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(PROGRAMS, `main-${role}.js`)], {
    env: { PATH: process.env.PATH, ...settings, PORT: '0', WORKER_PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stderr: Buffer[] = [];
  child.stderr.on('data', (piece: Buffer) => stderr.push(piece));
  await once(child, 'close');
  const lines = Buffer.concat(stderr).toString('utf8').split('\n').filter(Boolean);
  return { code: child.exitCode, lines, ms: performance.now() - begun };
}
