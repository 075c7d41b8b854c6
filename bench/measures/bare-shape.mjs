import { startNode } from '../lib/processes.mjs';
import { backendsOf, databaseFor } from '../lib/service.mjs';
import { scriptModel } from '../lib/world.mjs';
import { besideTheModel, kinds } from './interpretation.mjs';
import { besideReadingsAndLogins, fillBoard, togetherTitle } from './together.mjs';

const LABEL = 'with a bare api and worker';

/** Starts a minimal api and worker with our architecture only: row, queue, model and notification. */
async function withBareShape(world, backend, work) {
  const env = {
    DATABASE_URL: await databaseFor(world, backend),
    MODEL_PORT: String(world.model.port),
    ...(backend === 'redis' && { REDIS_URL: world.redisUrl }),
  };
  const started = [];
  const end = () => Promise.all(started.map((process) => process.end()));
  world.undo.push(end);
  try {
    for (const role of ['worker', 'api']) started.push(await startNode(`bench/floors/bare-${role}.mjs`, env));
    return await work(started[1].port);
  } finally {
    await end();
  }
}

/** B1, B2, B3 and B8 with the minimal api and worker: the lower bound on this machine. */
export async function bareShape(world) {
  const rows = [];
  for (const backend of backendsOf(world)) {
    await fillBoard(world, backend);
    await withBareShape(world, backend, async (port) => {
      for (const kind of Object.values(kinds)) {
        await scriptModel(world, { behaviour: 'ok', delayMs: kind.modelMs });
        const compared = await besideTheModel(world, kind, port);
        rows.push({ title: `${kind.title}, ${LABEL} (${backend})`, unit: kind.unit, ...compared });
      }
      const compared = await besideReadingsAndLogins(world, port);
      const note = 'floor: the idle board, here a text in memory';
      rows.push({ title: `${togetherTitle}, ${LABEL} (${backend})`, unit: 'ms', note, ...compared });
    });
  }
  return rows;
}
