import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceProcess } from './processes.js';

const REQUESTS_A_SECOND = 20;
const ROUND_MS = 4_000;
/** What a crowded machine piles up is gone in another round; what the service itself holds up is not. */
const ROUNDS = 3;

/** How long processes have waited for a processor that others had, where the system tells. */
function waitedMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const [, nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
      return sum + Number(nanoseconds) / 1e6;
    } catch {
      return sum;
    }
  }, 0);
}

/** How long work takes, without the time in which others kept this process, and those that do it, from the processor. */
export async function ownTimeOf(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const ours = [process.pid, ...pids];
  const before = { at: performance.now(), waited: waitedMs(ours) };
  await work();
  return Math.max(0, performance.now() - before.at - (waitedMs(ours) - before.waited));
}

async function isAlive({ url }: ServiceProcess): Promise<void> {
  const { status } = await fetch(`${url}/api/health/live`);
  expect(status).toBe(200);
}

/** The slowest of the answers, asked for one after the other until the time is over. */
async function slowestHealth(server: ServiceProcess, until: number): Promise<number> {
  let slowest = 0;
  while (Date.now() < until) {
    slowest = Math.max(slowest, await ownTimeOf([server.child.pid ?? 0], () => isAlive(server)));
    await pause(10);
  }
  return Math.round(slowest);
}

/** What comes of work that is done while an attack comes 20 times a second. */
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

/** The best of three rounds; the first that keeps within the bound is the last. */
export async function bestOfRounds(bound: number, round: () => Promise<number>): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS && !rounds.some((result) => result <= bound)) rounds.push(await round());
  return Math.min(...rounds);
}

/** The slowest answer of health in the best round. */
export function slowestHealthBeside(
  server: ServiceProcess,
  attack: () => Promise<unknown>,
  bound: number,
): Promise<number> {
  return bestOfRounds(bound, () => underAttack(attack, () => slowestHealth(server, Date.now() + ROUND_MS)));
}
