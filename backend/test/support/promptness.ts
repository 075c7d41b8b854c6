import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceProcess } from './processes.js';

const REQUESTS_A_SECOND = 20;
/** A process that does not answer for this long is frozen; the test then fails instead of waiting for it. */
const FROZEN_MS = 10_000;
const ROUND_MS = 4_000;
/** A delay by a busy machine disappears in another round; a delay by the service itself does not. */
const ROUNDS = 3;

/** Milliseconds that the processes' main threads waited for a CPU, where the system reports it; else 0. */
function cpuWaitMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const [, nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
      return sum + Number(nanoseconds) / 1e6;
    } catch {
      return sum;
    }
  }, 0);
}

/** Measures how long work takes, without the time in which this process and the given ones waited for a CPU. */
export async function ownTimeOf(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const ours = [process.pid, ...pids];
  const before = { at: performance.now(), waited: cpuWaitMs(ours) };
  await work();
  return Math.max(0, performance.now() - before.at - (cpuWaitMs(ours) - before.waited));
}

async function isAlive({ url }: ServiceProcess): Promise<void> {
  const { status } = await fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(FROZEN_MS) });
  expect(status).toBe(200);
}

/** Requests health one after another until the given time, and returns the slowest response time. */
async function slowestHealth(server: ServiceProcess, until: number): Promise<number> {
  let slowest = 0;
  while (Date.now() < until) {
    slowest = Math.max(slowest, await ownTimeOf([server.child.pid ?? 0], () => isAlive(server)));
    await pause(10);
  }
  return Math.round(slowest);
}

/** Does the work while sending the attack 20 times a second. */
export async function underAttack<Result>(
  attack: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  const timer = setInterval(() => sent.push(attack().catch(() => undefined)), 1_000 / REQUESTS_A_SECOND);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(sent);
  }
}

/** Returns the best of up to three rounds; stops at the first within the bound. */
export async function bestOfRounds(bound: number, round: () => Promise<number>): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS && !rounds.some((result) => result <= bound)) rounds.push(await round());
  return Math.min(...rounds);
}

/** Returns the slowest health response of the best round. */
export function slowestHealthDuring(
  server: ServiceProcess,
  attack: () => Promise<unknown>,
  bound: number,
): Promise<number> {
  return bestOfRounds(bound, () => underAttack(attack, () => slowestHealth(server, Date.now() + ROUND_MS)));
}
