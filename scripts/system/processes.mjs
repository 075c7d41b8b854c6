import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function until(condition, milliseconds, every = 20) {
  for (const end = Date.now() + milliseconds; ; await pause(every)) {
    if (await condition()) return true;
    if (Date.now() >= end) return false;
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return process.platform !== 'linux' || !isDead(linuxStat(pid)?.[0]);
}

/**
 * A zombie (common in containers whose pid 1 is not an init process) still accepts signals; a process that was
 * reaped in the meantime has no state.
 */
const isDead = (state) => state === undefined || state === 'Z' || state === 'X';

/** Fields of /proc/<pid>/stat from the state on; the name before them may contain spaces and parentheses. */
function linuxStat(pid) {
  if (process.platform !== 'linux') return undefined;
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const bootId = () => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

/** Returns the start time of a process as an opaque string, which distinguishes processes that reuse a pid. */
export function birthOf(pid) {
  if (process.platform === 'linux') {
    const fields = linuxStat(pid);
    return fields && `${bootId()}/${fields[19]}`;
  }
  const shown = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return shown.stdout?.trim() || undefined;
}

/**
 * Returns the parent's pid and the name of a process.
 * @param {number} pid
 * @returns {{ parent: number; name: string } | undefined}
 */
export function describe(pid) {
  if (process.platform === 'linux') {
    const fields = linuxStat(pid);
    return fields && { parent: Number(fields[1]), name: fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() };
  }
  const shown = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [parent, name = ''] = shown.stdout?.trim().split(/\s+/) ?? [];
  if (!parent) return undefined;
  return { parent: Number(parent), name: path.basename(name) };
}

export const identify = (pid) => ({ pid, birth: birthOf(pid) });

/** Whether this process is still running, as opposed to a later one with the same pid. */
export function stillRuns({ pid, birth }) {
  return Boolean(birth) && isAlive(pid) && birthOf(pid) === birth;
}

export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Sends SIGTERM, waits, then sends SIGKILL; resolves when the process is gone. */
export async function endProcess(identity, milliseconds = 10_000) {
  if (!stillRuns(identity)) return;
  signal(identity.pid, 'SIGTERM');
  if (await until(() => !stillRuns(identity), milliseconds)) return;
  signal(identity.pid, 'SIGKILL');
  await until(() => !stillRuns(identity), 5_000);
}
