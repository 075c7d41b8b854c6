import fs from 'node:fs';
import { boardP99 } from '../lib/board.mjs';
import { fillUpTo } from '../lib/fill.mjs';
import { load } from '../lib/load.mjs';
import { until } from '../../scripts/system/processes.mjs';
import { compare } from '../lib/rounds.mjs';
import { backendsOf, databaseFor, withService } from '../lib/service.mjs';
import { spreadOf } from '../lib/statistics.mjs';
import { modelCalls, scriptModel } from '../lib/world.mjs';
import { interpretText } from './interpretation.mjs';

const WAITING = 2_000;
const MODEL_MS = 30_000;
const POSTS = 10_000;
const ROUNDS = 3;

const waitingIn = async (port) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^kkumpuri_waiting_requests\S* (\d+)$/m.exec(text)?.[1]);
};

const megabytesOf = ({ pid }) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/** Runs one api and two workers with enough slots for all requests; loads the board while all requests wait. */
function crowd(world, backend) {
  const options = { backend, workers: 2, env: { WORKER_CONCURRENCY: String(WAITING / 2) } };
  return withService(world, options, async ({ api }) => {
    await boardP99(api.port);
    const idle = await boardP99(api.port);
    const run = { port: api.port, concurrency: WAITING, requests: WAITING, make: interpretText };
    const waiting = load({ ...run, accept: ({ status }) => status === 201 });
    // Once the model has all requests, their arrival is over and only the waiting is measured.
    const allWait = async () =>
      (await waitingIn(api.port)) === WAITING && (await modelCalls(world)).active === WAITING;
    if (!(await until(allWait, MODEL_MS, 100)))
      throw new Error('the requests never all waited at the same time');
    const busy = await boardP99(api.port);
    const megabytes = megabytesOf(api);
    const { lost } = await waiting;
    return { idle, busy, lost, megabytes: Math.max(megabytes, megabytesOf(api)) };
  });
}

export async function waiting(world) {
  await scriptModel(world, { behaviour: 'ok', delayMs: MODEL_MS });
  const rows = [];
  for (const backend of backendsOf(world)) {
    await fillUpTo(await databaseFor(world, backend), POSTS);
    const rounds = [];
    for (let round = 0; round < Math.min(ROUNDS, world.rounds); round += 1)
      rounds.push(await crowd(world, backend));
    const crowded = `${WAITING.toLocaleString('en')} waiting requests (${backend})`;
    const note = `${rounds.reduce((sum, { lost }) => sum + lost, 0)} lost`;
    const compared = compare(
      rounds.map(({ busy }) => busy),
      rounds.map(({ idle }) => idle),
    );
    const memory = spreadOf(rounds.map(({ megabytes }) => megabytes));
    rows.push(
      { title: `Board p99 with ${crowded}`, unit: 'ms', reach: '≤ 3', note, ...compared },
      { title: `An api with ${crowded}`, unit: 'MB', reach: '≤ 400', target: memory, judged: memory },
    );
  }
  return rows;
}
