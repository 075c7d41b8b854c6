import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DatabaseKeeper } from '../postgres/database-keeper.mjs';
import { QuickDeaths } from '../service/quick-deaths.mjs';

const MINUTE = 60_000;

/** A database that is up or not, a clock that stands still until it is set, and what was said. */
function keepDatabase(t) {
  /** @type {any} */
  const kept = { now: 0, up: true, comesUp: true, restarts: 0, givenUp: 0, said: [] };
  for (const name of ['log', 'error']) t.mock.method(console, name, (line) => kept.said.push(line));
  const keeper = new DatabaseKeeper({
    isUp: () => kept.up,
    restart: async () => {
      kept.restarts += 1;
      if (!kept.comesUp) throw new Error('The embedded PostgreSQL did not start: full');
      kept.up = true;
    },
    onGiveUp: () => (kept.givenUp += 1),
    logFile: '/data/postgres.log',
    deaths: new QuickDeaths(() => kept.now),
  });
  kept.look = () => keeper.look();
  kept.dies = async (afterMs) => {
    kept.now += afterMs;
    kept.up = false;
    await keeper.look();
  };
  return kept;
}

describe('the database of npm start', () => {
  it('comes back however often it died, when it lasted in between', async (t) => {
    const kept = keepDatabase(t);
    for (let death = 1; death <= 20; death += 1) await kept.dies(MINUTE);
    assert.deepEqual([kept.restarts, kept.givenUp, kept.up], [20, 0, true]);
  });

  it('ends the service, and says so, only when five starts in a row did not last', async (t) => {
    const kept = keepDatabase(t);
    await kept.dies(MINUTE);
    for (let death = 1; death <= 4; death += 1) await kept.dies(1_000);
    assert.deepEqual([kept.restarts, kept.givenUp, kept.up], [5, 0, true]);
    await kept.dies(1_000);
    await kept.look();
    assert.deepEqual([kept.restarts, kept.givenUp], [5, 1]);
    assert.match(
      kept.said.at(-1),
      /^✗ The embedded PostgreSQL keeps stopping; ending the service\. Log: \/data\/postgres\.log$/,
    );
  });

  it('ends the service when it does not come up again, and says why', async (t) => {
    const kept = keepDatabase(t);
    kept.comesUp = false;
    for (let look = 1; look <= 10; look += 1) await kept.dies(2_000);
    assert.deepEqual([kept.restarts, kept.givenUp], [5, 1]);
    assert.match(kept.said.at(-2), /^✗ The embedded PostgreSQL did not start: full$/);
  });
});
