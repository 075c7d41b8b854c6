/** Starts the real service for the tests, as `npm start` does, with a fake model server. Stops on a stop signal, or when Playwright is gone. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OAuth2Server } from 'oauth2-mock-server';
import { startFakeModelServer } from '../../backend/test/support/fake-model-server.mjs';
import { onLauncherGone, onStopSignal } from '../../scripts/service/shutdown.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.E2E_PORT);
const data = mkdtempSync(join(tmpdir(), 'kkumpuri-e2e-'));
const model = await startFakeModelServer({
  port: port + 1,
  // No delay, unless a test holds the dream (model.ts) or a screenshot needs a reading in progress.
  always: { behaviour: 'ok', delayMs: Number(process.env.MODEL_DELAY_MS ?? 0), chunkSize: 20 },
});

/** An OAuth provider that accepts every login, each time as a new user. */
const provider = new OAuth2Server();
await provider.issuer.keys.generate('RS256');
await provider.start(port + 3, '127.0.0.1');
provider.issuer.url = `http://127.0.0.1:${port + 3}`;
provider.service.on('beforeTokenSigning', ({ payload }) => {
  const sub = randomUUID();
  Object.assign(payload, { sub, email: `${sub}@kkumpuri.example`, nickname: '달맞이꽃' });
});

const service = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port),
    WORKER_PORT: String(port + 2),
    DATA_DIR: data,
    // Not the defaults, so that a page rendered without the settings does not hydrate.
    OPERATOR_EMAIL: 'owner@kkumpuri.example',
    PRIVACY_OFFICER: '김해몽',
    MODEL_PROVIDER_NAME: '별빛 AI',
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_MODEL: 'scripted-model',
    OIDC_ISSUER: provider.issuer.url,
    OIDC_CLIENT_ID: 'kkumpuri',
    OIDC_NAME: '달맞이',
    RATE_LIMIT: 'off',
    QNA_ADMIN_PASSWORD: 'e2e-admin-password',
    ADMIN_EMAIL: 'admin@kkumpuri.example',
    ADMIN_PASSWORD: 'e2e-admin-password',
  },
});

const stop = () => service.kill('SIGTERM');
onStopSignal(stop);
// Playwright leaves this process running if it is stopped by SIGTERM itself, as an interrupted `npm test` does.
onLauncherGone(stop);

service.once('exit', async (code) => {
  await model.close();
  await provider.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
