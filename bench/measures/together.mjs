import { randomUUID } from 'node:crypto';
import { boardP99 } from '../lib/board.mjs';
import { requestText } from '../lib/client.mjs';
import { fillUpTo } from '../lib/fill.mjs';
import { load } from '../lib/load.mjs';
import { inTurns } from '../lib/rounds.mjs';
import { backendsOf, databaseFor, stranger, withService } from '../lib/service.mjs';
import { scriptModel } from '../lib/world.mjs';
import { interpretText } from './interpretation.mjs';

const POSTS = 10_000;

const loginText = () =>
  requestText('POST', '/api/auth/login', {
    headers: stranger(),
    body: { email: `${randomUUID()}@example.com`, password: '아무도 모르는 비밀번호' },
  });

/** Sends requests over `concurrency` connections until the returned function is called. */
function keepBusy(port, concurrency, make) {
  const state = { isOver: false };
  const accept = () => true;
  const run = async () => {
    while (!state.isOver) await load({ port, concurrency, requests: concurrency * 4, make, accept });
  };
  const running = run();
  return async () => {
    state.isOver = true;
    await running;
  };
}

/** Alternates idle and busy rounds. The login flood uses unknown accounts, each from a different address. */
export async function besideReadingsAndLogins(world, port) {
  await scriptModel(world, { behaviour: 'ok', delayMs: 200 });
  return inTurns(world.rounds, {
    target: async () => {
      const stops = [keepBusy(port, 64, interpretText), keepBusy(port, 8, loginText)];
      const busy = await boardP99(port);
      await Promise.all(stops.map((stop) => stop()));
      return busy;
    },
    floor: () => boardP99(port),
  });
}

/** Fills the database with a board of 10,000 posts. */
export async function fillBoard(world, backend) {
  await fillUpTo(await databaseFor(world, backend), POSTS);
}

export const togetherTitle = 'B8 board p99 during 64 interpretations and a login flood';

export async function B8(world) {
  const rows = [];
  for (const backend of backendsOf(world)) {
    await fillBoard(world, backend);
    const compared = await withService(world, { backend }, ({ api: { port } }) =>
      besideReadingsAndLogins(world, port),
    );
    rows.push({
      title: `${togetherTitle} (${backend})`,
      unit: 'ms',
      reach: '≤ 2',
      aim: '≤ 1.2',
      note: 'floor: the idle board',
      ...compared,
    });
  }
  return rows;
}
