import { load } from '../lib/load.mjs';
import { compare } from '../lib/rounds.mjs';
import { backendsOf, withService } from '../lib/service.mjs';
import { scriptModel } from '../lib/world.mjs';
import { interpretText } from './interpretation.mjs';

const MODEL_MS = 2_000;
const CONCURRENCY = 20;
const WORKERS = [1, 2, 4];
const REACH = { 2: '≥ 1.9', 4: '≥ 3.6' };
/** More callers than the largest team has hands, so that every hand is always full. */
const CALLERS = 160;
/** Each team reads as many times with all its hands, so that beginning and end weigh alike. */
const TURNS = 12;
const ROUNDS = 3;

/** Dreams a second that this many workers read. */
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

/** What more workers bring, as a multiple of what one does. */
export async function scale(world) {
  await scriptModel(world, { behaviour: 'ok', delayMs: MODEL_MS });
  const rows = [];
  for (const backend of backendsOf(world)) {
    const found = Object.fromEntries(WORKERS.map((workers) => [workers, []]));
    for (let round = 0; round < Math.min(ROUNDS, world.rounds); round += 1)
      for (const workers of WORKERS) found[workers].push(await throughput(world, backend, workers));
    for (const workers of WORKERS.slice(1)) {
      rows.push({
        title: `Dreams a second with ${workers} workers of ${CONCURRENCY}, model ${MODEL_MS / 1000} s (${backend})`,
        unit: '/s',
        reach: REACH[workers],
        note: 'floor is one worker',
        ...compare(found[workers], found[1]),
      });
    }
  }
  return rows;
}
