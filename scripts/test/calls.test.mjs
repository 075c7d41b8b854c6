import { describe, it } from 'node:test';
import { startThrowawayServers } from '../testing/requirements/throwaway.mjs';
import { callEverything } from './support/calls.mjs';
import { clusterFolder } from './support/child.mjs';
import { startHealthy } from './support/starter.mjs';

const credentials = { email: 'admin@example.com', password: 'admin-moonlight-9' };
const adminPassword = 'answers-moonlight-9';

async function callAll(t, extra = {}) {
  const { address } = await startHealthy(t, clusterFolder(t), {
    RATE_LIMIT: 'off',
    QNA_ADMIN_PASSWORD: adminPassword,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
    ...extra,
  });
  await callEverything(address, { credentials, adminPassword });
}

describe('every documented API call against npm start', () => {
  it('returns the documented responses with the embedded database', (t) => callAll(t));

  it('returns the documented responses with an external PostgreSQL and Redis', async (t) => {
    const servers = await startThrowawayServers();
    t.after(servers.stop);
    await callAll(t, {
      DATABASE_URL: servers.postgresUrl,
      REDIS_URL: servers.redisUrls[0],
      JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
    });
  });
});
