import { describe, it } from 'node:test';
import { inRoot } from '../lib/paths.mjs';
import { startThrowawayServers } from '../lib/testing/throwaway.mjs';
import { callEverything } from './support/calls.mjs';
import { startScript, temporaryFolder } from './support/child.mjs';

const READY = /주소 +(http:\/\/\S+)[\s\S]*끝내려면 Ctrl-C/;
const START_MS = 240_000;
const credentials = { email: 'admin@example.com', password: 'admin-moonlight-9' };
const adminPassword = 'answers-moonlight-9';

async function callAll(t, extra = {}) {
  const env = {
    ...process.env,
    ENV_FILE: '/dev/null',
    DATA_DIR: temporaryFolder(t),
    PORT: '0',
    WORKER_PORT: '0',
    RATE_LIMIT: 'off',
    QNA_ADMIN_PASSWORD: adminPassword,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
    ...extra,
  };
  const starter = startScript(t, inRoot('scripts', 'start.mjs'), [], env);
  const [, address] = await starter.says(READY, START_MS);
  await callEverything(address, { credentials, adminPassword });
}

describe('every documented call, against npm start', () => {
  it('answers as documented with nothing but Node', (t) => callAll(t));

  it('answers as documented with a PostgreSQL and a Redis of one’s own', async (t) => {
    const servers = await startThrowawayServers();
    t.after(servers.stop);
    await callAll(t, {
      DATABASE_URL: servers.postgresUrl,
      REDIS_URL: servers.redisUrl,
      JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
    });
  });
});
