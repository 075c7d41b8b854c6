import { clusterFolder } from '../test/support/child.mjs';
import { startHealthy } from '../test/support/starter.mjs';
import { startLoginProvider } from './login-provider.mjs';

export const credentials = { email: 'admin@example.com', password: 'admin-moonlight-9' };
export const adminPassword = 'answers-moonlight-9';

/** Starts the built service on its own database, without rate limits, because every tool uses one address. */
export async function startJudgedService(t) {
  const folder = clusterFolder(t);
  const { address } = await startHealthy(t, folder, {
    RATE_LIMIT: 'off',
    QNA_ADMIN_PASSWORD: adminPassword,
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
    ...(await startLoginProvider(t)),
  });
  return { address, folder };
}
