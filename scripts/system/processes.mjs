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
 * A dead child that nobody has reaped yet (common when pid 1 of a container is no init) answers signals; one that was
 * reaped since has no state any more.
 */
const isDead = (state) => state === undefined || state === 'Z' || state === 'X';

/** Fields of /proc/<pid>/stat from the state on; the name before them may hold spaces and brackets. */
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

/** When a process began, as an opaque text: two processes that share a pid over time do not share this. */
export function birthOf(pid) {
  if (process.platform === 'linux') {
    const fields = linuxStat(pid);
    return fields && `${bootId()}/${fields[19]}`;
  }
  const shown = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return shown.stdout?.trim() || undefined;
}

/**
 * The parent's number and this process's own name.
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

/** Is this very process, not a later one with the same pid, still running? */
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

/** SIGTERM, a bounded wait, then SIGKILL; resolves when the process is gone. */
export async function endProcess(identity, milliseconds = 10_000) {
  if (!stillRuns(identity)) return;
  signal(identity.pid, 'SIGTERM');
  if (await until(() => !stillRuns(identity), milliseconds)) return;
  signal(identity.pid, 'SIGKILL');
  await until(() => !stillRuns(identity), 5_000);
}
