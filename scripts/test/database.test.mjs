import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DatabaseKeeper } from '../postgres/database-keeper.mjs';
import { EarlyExits } from '../service/early-exits.mjs';

const MINUTE = 60_000;

/** Returns a fake database with a manual clock and the recorded output. */
function fakeDatabase(t) {
  /** @type {any} */
  const database = { now: 0, up: true, comesUp: true, restarts: 0, givenUp: 0, output: [] };
  for (const name of ['log', 'error']) t.mock.method(console, name, (line) => database.output.push(line));
  const keeper = new DatabaseKeeper({
    isUp: () => database.up,
    restart: async () => {
      database.restarts += 1;
      if (!database.comesUp) throw new Error('The embedded PostgreSQL did not start: full');
      database.up = true;
    },
    onGiveUp: () => (database.givenUp += 1),
    logFile: '/data/postgres.log',
    deaths: new EarlyExits(() => database.now),
  });
  database.check = () => keeper.check();
  database.dies = async (afterMs) => {
    database.now += afterMs;
    database.up = false;
    await keeper.check();
  };
  return database;
}

describe('DatabaseKeeper of npm start', () => {
  it('restarts the database any number of times if it ran long enough in between', async (t) => {
    const database = fakeDatabase(t);
    for (let death = 1; death <= 20; death += 1) await database.dies(MINUTE);
    assert.deepEqual([database.restarts, database.givenUp, database.up], [20, 0, true]);
  });

  it('stops the service with a message only after five quick exits in a row', async (t) => {
    const database = fakeDatabase(t);
    await database.dies(MINUTE);
    for (let death = 1; death <= 4; death += 1) await database.dies(1_000);
    assert.deepEqual([database.restarts, database.givenUp, database.up], [5, 0, true]);
    await database.dies(1_000);
    await database.check();
    assert.deepEqual([database.restarts, database.givenUp], [5, 1]);
    assert.match(
      database.output.at(-1),
      /^✗ The embedded PostgreSQL keeps stopping; ending the service\. Log: \/data\/postgres\.log$/,
    );
  });

  it('stops the service and prints the reason if the database does not start again', async (t) => {
    const database = fakeDatabase(t);
    database.comesUp = false;
    for (let look = 1; look <= 10; look += 1) await database.dies(2_000);
    assert.deepEqual([database.restarts, database.givenUp], [5, 1]);
    assert.match(database.output.at(-2), /^✗ The embedded PostgreSQL did not start: full$/);
  });
});
