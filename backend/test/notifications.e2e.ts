import pg from 'pg';
import { Notifications } from '../src/dreams/waiting/notifications.js';
import { createEmptyDatabase, onDatabase } from './support/databases.js';
import { until } from './support/processes.js';

const LISTENERS = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN interpretations%'`;

describe('Notifications', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let client: InstanceType<typeof pg.Client>;
  let heard: string[];
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
    heard = [];
    notifications = new Notifications(database.url, (id) => heard.push(id));
  });

  afterEach(() => notifications.close());

  const announce = (id: string) => client.query(`SELECT pg_notify('interpretations', $1)`, [id]);
  const listeners = async () => (await client.query(`SELECT 1 ${LISTENERS}`)).rowCount;
  const disconnect = () => client.query(`SELECT pg_terminate_backend(pid) ${LISTENERS}`);

  it('passes on each announced id, and no empty one', async () => {
    await notifications.open();
    for (const id of ['a', '', 'b']) await announce(id);
    await until(() => heard.includes('b'));
    expect(heard).toEqual(['a', 'b']);
  });

  it('listens again on one connection after it was lost', async () => {
    await notifications.open();
    for (const id of ['a', 'b']) {
      await disconnect();
      await until(async () => (await listeners()) === 0);
      await until(async () => (await listeners()) === 1);
      await announce(id);
      await until(() => heard.includes(id));
    }
    expect(heard).toEqual(['a', 'b']);
  });

  it('tries again until the database can be reached', async () => {
    const later = `${new URL(database.url).pathname.slice(1)}_later`;
    const url = new URL(database.url);
    url.pathname = `/${later}`;
    notifications = new Notifications(url.href, (id) => heard.push(id));
    await notifications.open();
    await client.query(`CREATE DATABASE ${later}`);
    await until(async () => {
      await onDatabase(url.href, `SELECT pg_notify('interpretations', 'a')`);
      return heard.length > 0;
    });
    await notifications.close();
    await client.query(`DROP DATABASE ${later} WITH (FORCE)`);
  });

  it('ends its connection when it is closed, and opens no other', async () => {
    await notifications.open();
    await notifications.close();
    await notifications.open();
    await until(async () => (await listeners()) === 0);
    await announce('a');
    expect(heard).toEqual([]);
  });

  it('can be closed while the connection is lost', async () => {
    await notifications.open();
    await disconnect();
    await until(async () => (await listeners()) === 0);
    await notifications.close();
    await expect(notifications.close()).resolves.toBeUndefined();
  });
});
