import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/system/paths.mjs';
import { pause, until } from '../../scripts/system/processes.mjs';
import { Connection } from '../lib/client.mjs';
import { load } from '../lib/load.mjs';
import { startBuilt, startNode } from '../lib/processes.mjs';
import { inTurns } from '../lib/rounds.mjs';
import { databaseFor, settingsFor, withService } from '../lib/service.mjs';
import { spreadOf } from '../lib/statistics.mjs';
import { query, scriptModel } from '../lib/world.mjs';
import { interpretText } from './interpretation.mjs';

const WAITING = 1_000;

/** Anonymous memory of a process in kilobytes, after garbage collection. */
async function memoryOf(pid) {
  for (let times = 0; times < 3; times += 1) {
    process.kill(pid, 'SIGUSR2');
    await pause(500);
  }
  return Number(/RssAnon:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

async function memoryPerWait(world) {
  await scriptModel(world, { behaviour: 'ok' });
  const preload = pathToFileURL(inRoot('bench', 'lib', 'gc-on-signal.mjs')).href;
  const options = { apiOptions: ['--expose-gc', `--import=${preload}`] };
  return withService(world, options, async ({ api, workers, databaseUrl }) => {
    await load({ port: api.port, concurrency: 64, requests: 500, make: interpretText });
    await workers[0].end();
    const before = await memoryOf(api.pid);
    const connections = await openWaits(api.port);
    const pending = async () =>
      (
        await query(
          databaseUrl,
          "SELECT count(*)::int AS count FROM interpretations WHERE status = 'pending'",
        )
      )[0].count;
    await until(async () => (await pending()) >= WAITING, 60_000);
    const after = await memoryOf(api.pid);
    for (const connection of connections) connection.close();
    await query(databaseUrl, "DELETE FROM interpretations WHERE status = 'pending'");
    return (after - before) / WAITING;
  });
}

async function openWaits(port) {
  const connections = [];
  for (let count = 0; count < WAITING; count += 1) {
    const connection = await Connection.open(port);
    connection.send(interpretText()).catch(() => undefined);
    connections.push(connection);
  }
  return connections;
}

export async function memory(world) {
  const values = [];
  for (let round = 0; round < Math.min(3, world.rounds); round += 1) values.push(await memoryPerWait(world));
  const target = spreadOf(values);
  const title = `Memory of the api per waiting request, ${WAITING.toLocaleString('en')} waiting`;
  return [{ title, unit: 'kB', reach: '≤ 60', aim: '≤ 20', target, judged: target }];
}

/** The time from process start to readiness, compared with a minimal server on the same machine. */
export async function coldStart(world) {
  const settings = await settingsFor(world, 'postgres');
  const rows = [];
  for (const role of ['api', 'worker']) {
    const target = async () => {
      const process = await startBuilt(role, settings);
      await process.end();
      return process.readyAfterMs;
    };
    const floor = async () => {
      const begun = performance.now();
      const url = await databaseFor(world, 'postgres');
      const plain = await startNode('bench/floors/plain-server.mjs', { DATABASE_URL: url });
      const taken = performance.now() - begun;
      await plain.end();
      return taken;
    };
    const compared = await inTurns(world.rounds, { target, floor });
    rows.push({
      title: `Cold start of the ${role}`,
      unit: 'ms',
      note: 'floor: node:http and pg',
      ...compared,
    });
  }
  return rows;
}
