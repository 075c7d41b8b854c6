import pg from 'pg';
import { Notifications } from '../src/dreams/waiting/notifications.js';
import { createEmptyDatabase, onDatabase } from './support/databases.js';
import { until } from './support/processes.js';

const LISTENERS = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN interpretations%'`;

describe('Notifications', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let client: InstanceType<typeof pg.Client>;
  let received: string[];
  let notifications: Notifications;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  beforeEach(() => {
    received = [];
    notifications = new Notifications(database.url, (id) => received.push(id));
  });

  afterEach(() => notifications.close());

  const announce = (id: string) => client.query(`SELECT pg_notify('interpretations', $1)`, [id]);
  const listeners = async () => (await client.query(`SELECT 1 ${LISTENERS}`)).rowCount;
  const disconnect = () => client.query(`SELECT pg_terminate_backend(pid) ${LISTENERS}`);

  it('passes on each announced id, except empty ones', async () => {
    await notifications.open();
    for (const id of ['a', '', 'b']) await announce(id);
    await until(() => received.includes('b'));
    expect(received).toEqual(['a', 'b']);
  });

  it('reconnects with one connection after a loss', async () => {
    await notifications.open();
    for (const id of ['a', 'b']) {
      await disconnect();
      await until(async () => (await listeners()) === 0);
      await until(async () => (await listeners()) === 1);
      await announce(id);
      await until(() => received.includes(id));
    }
    expect(received).toEqual(['a', 'b']);
  });

  it('retries until the database is reachable', async () => {
    const later = `${new URL(database.url).pathname.slice(1)}_later`;
    const url = new URL(database.url);
    url.pathname = `/${later}`;
    notifications = new Notifications(url.href, (id) => received.push(id));
    await notifications.open();
    await client.query(`CREATE DATABASE ${later}`);
    await until(async () => {
      await onDatabase(url.href, `SELECT pg_notify('interpretations', 'a')`);
      return received.length > 0;
    });
    await notifications.close();
    await client.query(`DROP DATABASE ${later} WITH (FORCE)`);
  });

  it('closes its connection and opens no other after close', async () => {
    await notifications.open();
    await notifications.close();
    await notifications.open();
    await until(async () => (await listeners()) === 0);
    await announce('a');
    expect(received).toEqual([]);
  });

  it('can be closed while disconnected', async () => {
    await notifications.open();
    await disconnect();
    await until(async () => (await listeners()) === 0);
    await notifications.close();
    await expect(notifications.close()).resolves.toBeUndefined();
  });
});
