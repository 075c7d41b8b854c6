import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { identify, isAlive, pause, signal, stillRuns, until } from '../system/processes.mjs';
import { PlainError } from '../system/terminal.mjs';
import { asAccount } from './account.mjs';

const START_MS = 60_000;
const STOP_MS = 15_000;
const LEAVING_MS = 20_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statement errors contain user data (dreams, e-mail addresses). The service logs them without the values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

const pidFile = (data) => path.join(data, 'postmaster.pid');

function readPidFile(data) {
  try {
    const lines = fs.readFileSync(pidFile(data), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/** Verifies that the pid was not reused by another program: a postmaster's working folder is its data folder. */
function isPostmasterOf(pid, data) {
  if (process.platform === 'linux') {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
    } catch {
      return false;
    }
  }
  const shown = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return shown.stdout.includes(`-D ${data}`);
}

export function livePostmaster(data) {
  const recorded = readPidFile(data);
  if (!recorded?.pid || !isAlive(recorded.pid) || !isPostmasterOf(recorded.pid, data)) return undefined;
  return recorded;
}

export const isReady = (data) => livePostmaster(data)?.status === 'ready';

/** Waits for a starting or stopping postmaster; returns the ready one, or undefined if there is none. */
export async function settle(data) {
  await until(() => !livePostmaster(data) || isReady(data), START_MS);
  const found = livePostmaster(data);
  if (!found || found.status === 'ready') return found;
  throw new PlainError(
    `The previous PostgreSQL (process ${found.pid}) is stuck in the state ${found.status}.`,
  );
}

/** Removes the pid file if another program reuses the pid; otherwise PostgreSQL would refuse to start. */
function dropReusedPid(data) {
  const recorded = readPidFile(data);
  if (recorded?.pid && isAlive(recorded.pid)) fs.rmSync(pidFile(data));
}

const lastLines = (file, from) =>
  fs.readFileSync(file, 'utf8').slice(from).trim().split('\n').slice(-3).join(' / ');

/**
 * Starts the server in its own process group, so that Ctrl-C does not stop it before the service has disconnected.
 * @param {{ binaries: any; data: string; account: any; port: number; logFile: string; settings?: any }} options
 */
function spawnPostmaster({ binaries, data, account, port, logFile, settings: extra }) {
  const settings = Object.entries({ ...SETTINGS, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = fs.openSync(logFile, 'a', 0o600);
  const child = spawn(
    path.join(binaries.native, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings],
    { ...asAccount(account), stdio: ['ignore', log, log], detached: true },
  );
  fs.closeSync(log);
  child.unref();
  return child;
}

/** Errors shortly after a server was killed: its children still use the shared memory, or its pid still exists. */
const STILL_LEAVING = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/**
 * Returns the running server, or the reason why it did not start.
 * @param {{ binaries: any; place: string; data: string; account: any; port: number; settings?: any }} options
 */
async function tryToStart({ place, data, ...options }) {
  dropReusedPid(data);
  const logFile = path.join(place, 'postgres.log');
  const logged = fs.existsSync(logFile) ? fs.statSync(logFile).size : 0;
  const child = spawnPostmaster({ data, logFile, ...options });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const up = await until(() => ended || isReady(data), START_MS, 10);
  if (up && !ended) return { pid: child.pid, port: options.port };
  if (!ended) await stopPostmaster(data);
  return { reason: lastLines(logFile, logged) };
}

export async function startPostmaster(options) {
  const patience = Date.now() + LEAVING_MS;
  for (;;) {
    const { reason, ...server } = await tryToStart(options);
    if (reason === undefined) return server;
    if (!STILL_LEAVING.test(reason) || Date.now() > patience) {
      throw new PlainError(`The embedded PostgreSQL did not start: ${reason}`);
    }
    await pause(200);
  }
}

/** Requests a fast shutdown, and after a timeout an immediate one, from which the next start recovers. */
export async function stopPostmaster(data) {
  const found = livePostmaster(data);
  if (!found) return;
  const server = identify(found.pid);
  const gone = () => !stillRuns(server);
  signal(found.pid, 'SIGINT');
  if (await until(gone, STOP_MS, 10)) return;
  signal(found.pid, 'SIGQUIT');
  await until(gone, STOP_MS, 10);
}
