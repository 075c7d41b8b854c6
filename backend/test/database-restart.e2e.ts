import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded-postgres.mjs';
import { runMigrations } from '../src/database/run-migrations.js';
import { Client } from './support/client.js';
import { startFakeModelServer } from './support/fake-model-server.mjs';
import { until } from './support/processes.js';
import { startService, type TestService } from './support/service.js';

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

describe('PostgreSQL restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kkumpuri-restart-'));
  const { TEST_POSTGRES_URL, TEST_TEMPLATE } = process.env;
  let postgres: Postgres;
  let model: Awaited<ReturnType<typeof startFakeModelServer>>;
  let service: TestService;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres(folder);
    Object.assign(process.env, { TEST_POSTGRES_URL: postgres.url, TEST_TEMPLATE: 'template0' });
    model = await startFakeModelServer();
    service = await startService({
      env: { OPENAI_BASE_URL: model.baseURL },
      databaseThrough: async (url) => {
        await runMigrations(url);
        return url;
      },
    });
  });

  afterAll(async () => {
    await service?.close();
    await model?.close();
    await postgres.stop();
    Object.assign(process.env, { TEST_POSTGRES_URL, TEST_TEMPLATE });
    rmSync(folder, { recursive: true, force: true });
  });

  it('completes a dream in progress and accepts new ones after a restart', async () => {
    const guest = new Client(service.url);
    model.script({ always: { behaviour: 'ok', delayMs: 1500 } });
    const waiting = guest.interpret('큰 뱀이 집으로 들어왔다');
    await until(() => model.calls().active === 1);
    await postgres.stop();
    postgres = await startEmbeddedPostgres(folder, { port: postgres.port });
    expect((await waiting).status).toBe(201);
    expect((await guest.interpret('바다에서 헤엄쳤다')).status).toBe(201);
  });
});
