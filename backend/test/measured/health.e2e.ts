import type { Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { registerMember } from '../support/checked-client.js';
import { crowdedBoard } from '../support/crowded-board.js';
import { createDatabase, onDatabase, type TestDatabase } from '../support/databases.js';
import { hostileKinds, type Target } from '../support/hostile-requests.js';
import { type ServiceProcess, startProcess } from '../support/processes.js';
import { slowestHealthDuring } from '../support/promptness.js';
import { registerAdmin } from '../support/rows.js';

const POSTS = 30_000;
const MAX_MS = 100;

describe('health of an api under 20 hostile requests a second', () => {
  let database: TestDatabase;
  let api: ServiceProcess;
  let worker: ServiceProcess;
  let target: Target;

  beforeAll(async () => {
    database = await createDatabase();
    const settings = {
      DATABASE_URL: database.url,
      JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
      QNA_ADMIN_PASSWORD: 'answers-moonlight-9',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      INTERPRET_WAIT_MS: '1',
      SHUTDOWN_GRACE_MS: '500',
    };
    [api, worker] = await Promise.all([startProcess('api', settings), startProcess('worker', settings)]);
    await onDatabase(database.url, ...crowdedBoard(POSTS));
    target = await aim(api.url, database.url);
  });

  afterAll(async () => {
    await Promise.all([api?.end(), worker?.end()]);
    await database?.drop();
  });

  it.each(Object.entries(hostileKinds))('health responds within 100 ms under %s', async (_, kind) => {
    const open: Socket[] = [];
    const slowest = await slowestHealthDuring(api, () => kind(target, open), MAX_MS);
    open.forEach((socket) => socket.destroy());
    expect(slowest).toBeLessThanOrEqual(MAX_MS);
  });
});

async function aim(url: string, databaseUrl: string): Promise<Target> {
  const dataSource = await new DataSource({ type: 'postgres', url: databaseUrl }).initialize();
  const posts = await dataSource.query<{ id: string }[]>('SELECT id FROM posts LIMIT 200');
  const member = await registerMember(url);
  const admin = await registerAdmin(url, dataSource);
  await dataSource.destroy();
  return {
    url,
    posts: posts.map(({ id }) => id),
    memberToken: member.client.token ?? '',
    adminToken: admin.client.token ?? '',
  };
}
