import { until } from '../../scripts/system/processes.mjs';
import { load } from '../lib/load.mjs';
import { startBuilt } from '../lib/processes.mjs';
import { compare } from '../lib/rounds.mjs';
import { backendsOf, settingsFor, withService } from '../lib/service.mjs';
import { modelCalls, scriptModel } from '../lib/world.mjs';
import { interpretText } from './interpretation.mjs';

/** The queue's policy (backend/src/queue/queue.types.ts). */
const LOCK_MS = 15_000;

/** The time from killing the worker that has the job until another worker calls the model. */
async function redeliver(world, backend) {
  await scriptModel(world, { behaviour: 'hang' });
  return withService(world, { backend }, async ({ api, workers: [victim] }) => {
    // This request never gets a response: the api is stopped while it waits.
    load({ port: api.port, concurrency: 1, requests: 1, make: interpretText }).catch(() => undefined);
    await until(async () => (await modelCalls(world)).calls === 1, 10_000, 5);
    const other = await startBuilt('worker', await settingsFor(world, backend));
    try {
      const killed = performance.now();
      await victim.end('SIGKILL');
      if (!(await until(async () => (await modelCalls(world)).calls === 2, 60_000, 20)))
        throw new Error('the job was not redelivered');
      return performance.now() - killed;
    } finally {
      await other.end('SIGKILL');
      await api.end('SIGKILL');
    }
  });
}

export async function B9(world) {
  const rows = [];
  for (const backend of backendsOf(world)) {
    const times = [];
    for (let round = 0; round < Math.min(3, world.rounds); round += 1)
      times.push(await redeliver(world, backend));
    const title = `B9 from a worker's kill to redelivery (${backend})`;
    const compared = compare(
      times,
      times.map(() => LOCK_MS),
    );
    rows.push({
      title,
      unit: 'ms',
      reach: '≤ 1.3',
      aim: '≤ 1.1',
      note: 'floor: the lock duration',
      ...compared,
    });
  }
  return rows;
}
