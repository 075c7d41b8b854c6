import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { runMigrations } from '../../src/database/run-migrations.js';
import { Client } from '../support/client.js';
import { type ServiceProcess, startProcess } from '../support/processes.js';

const KILLS = 120;
/** Every tenth kill hits the database instead of the api. */
const DATABASE_EVERY = 10;
const DREAMS_AT_ONCE = 5;
const START_MS = 120_000;
const LATEST_KILL_MS = 60;
/** A dream unanswered for longer than a start takes counts as lost. */
const ANSWER_MS = 180_000;
/** Usually two seconds per kill. */
const ALL_KILLS_MS = 1_500_000;
const DREAM = '큰 뱀이 집으로 들어왔다';

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

describe(`${KILLS} kills of api and database`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kkumpuri-kills-'));
  let postgres: Postgres;
  let settings: NodeJS.ProcessEnv;
  let api: ServiceProcess;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres(folder);
    await runMigrations(postgres.url);
    settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      INTERPRET_WAIT_MS: '1',
    };
    api = await startProcess('api', settings, 'ready', START_MS);
  });

  afterAll(async () => {
    await api?.end('SIGKILL');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function killDatabase(): Promise<void> {
    process.kill(postgres.pid, 'SIGKILL');
    postgres = await startEmbeddedPostgres(folder, { port: postgres.port });
  }

  /** Resends with the same key until a response arrives, as the page does. */
  async function sendUntilAnswered(sessionId: string, key: string): Promise<void> {
    const end = Date.now() + ANSWER_MS;
    while (Date.now() < end) {
      const answer = await new Client(api.url, sessionId)
        .interpret(DREAM, { 'idempotency-key': key })
        .catch(() => null);
      if (answer && [201, 504].includes(answer.status)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no answer to ${key} within ${ANSWER_MS} ms`);
  }

  it(
    'kills lose no dream and store none twice',
    async () => {
      const { sessionId } = new Client(api.url);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const sent = Array.from({ length: DREAMS_AT_ONCE }, (_, place) =>
          sendUntilAnswered(sessionId, `${kill}-${place}`),
        );
        await new Promise((resolve) => setTimeout(resolve, (LATEST_KILL_MS * kill) / KILLS));
        if (kill % DATABASE_EVERY === 0) {
          await killDatabase();
        } else {
          await api.end('SIGKILL');
          api = await startProcess('api', settings, 'ready', START_MS);
        }
        await Promise.all(sent);
      }
      const dataSource = await new DataSource(dataSourceOptions(settings.DATABASE_URL ?? '', 1)).initialize();
      const [counted] = await dataSource.query<[{ rows: number; keys: number }]>(
        `SELECT (SELECT count(*)::int FROM interpretations) AS rows,
              (SELECT count(*)::int FROM idempotency_keys) AS keys`,
      );
      await dataSource.destroy();
      expect(counted).toEqual({ rows: KILLS * DREAMS_AT_ONCE, keys: KILLS * DREAMS_AT_ONCE });
    },
    ALL_KILLS_MS,
  );
});
