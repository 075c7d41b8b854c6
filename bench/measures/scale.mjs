import { load } from '../lib/load.mjs';
import { compare } from '../lib/rounds.mjs';
import { backendsOf, withService } from '../lib/service.mjs';
import { scriptModel } from '../lib/world.mjs';
import { interpretText } from './interpretation.mjs';

const MODEL_MS = 2_000;
const CONCURRENCY = 20;
const WORKERS = [1, 2, 4];
const REACH = { 2: '≥ 1.9', 4: '≥ 3.6' };
/** More callers than the largest number of slots, so that every slot is always in use. */
const CALLERS = 160;
/** Requests per slot; the same for every number of workers, so that ramp-up and ramp-down weigh the same. */
const TURNS = 12;
const ROUNDS = 3;

/** Returns the dreams per second that this many workers read. */
function throughput(world, backend, workers) {
  const options = { backend, workers, env: { WORKER_CONCURRENCY: String(CONCURRENCY) } };
  return withService(world, options, async ({ api }) => {
    const requests = workers * CONCURRENCY * TURNS;
    const concurrency = Math.min(CALLERS, workers * CONCURRENCY * 2);
    const run = await load({ port: api.port, concurrency, requests, make: interpretText });
    if (run.lost > 0) throw new Error(`${run.lost} dreams were not read`);
    return run.perSecond;
  });
}

/** The throughput of several workers, as a multiple of one worker's. */
export async function scale(world) {
  await scriptModel(world, { behaviour: 'ok', delayMs: MODEL_MS });
  const rows = [];
  for (const backend of backendsOf(world)) {
    const found = Object.fromEntries(WORKERS.map((workers) => [workers, []]));
    for (let round = 0; round < Math.min(ROUNDS, world.rounds); round += 1)
      for (const workers of WORKERS) found[workers].push(await throughput(world, backend, workers));
    for (const workers of WORKERS.slice(1)) {
      rows.push({
        title: `Dreams per second with ${workers} workers of ${CONCURRENCY}, model ${MODEL_MS / 1000} s (${backend})`,
        unit: '/s',
        reach: REACH[workers],
        note: 'floor: one worker',
        ...compare(found[workers], found[1]),
      });
    }
  }
  return rows;
}
