/** The real service for the journeys, as `npm start` runs it, with a scripted model behind it. Ends with its starter. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeModelServer } from '../../backend/test/support/fake-model-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.E2E_PORT);
const data = mkdtempSync(join(tmpdir(), 'kkumpuri-e2e-'));
const model = await startFakeModelServer({
  port: port + 1,
  // At once, unless a journey holds the dream (model.ts) or the pictures need a reading that takes a while.
  always: { behaviour: 'ok', delayMs: Number(process.env.MODEL_DELAY_MS ?? 0), chunkSize: 20 },
});

const service = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port),
    WORKER_PORT: String(port + 2),
    DATA_DIR: data,
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_MODEL: 'scripted-model',
    RATE_LIMIT: 'off',
    QNA_ADMIN_PASSWORD: 'e2e-admin-password',
    ADMIN_EMAIL: 'admin@kkumpuri.example',
    ADMIN_PASSWORD: 'e2e-admin-password',
  },
});

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => service.kill('SIGTERM'));

service.once('exit', async (code) => {
  await model.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
