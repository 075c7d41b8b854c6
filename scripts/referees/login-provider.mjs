import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot } from '../system/paths.mjs';

const { OAuth2Server } = createRequire(inRoot('backend', 'package.json'))('oauth2-mock-server');

/** Starts a local OpenID Connect provider and returns the service's settings for it. */
export async function startLoginProvider(t) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256', { kid: randomUUID() });
  await server.start(0, '127.0.0.1');
  t.after(() => server.stop());
  server.issuer.url = `http://127.0.0.1:${server.address().port}`;
  const account = { sub: randomUUID(), email: `${randomUUID()}@example.com`, nickname: '달빛' };
  server.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, account));
  return { OIDC_ISSUER: server.issuer.url, OIDC_CLIENT_ID: 'kkumpuri' };
}
