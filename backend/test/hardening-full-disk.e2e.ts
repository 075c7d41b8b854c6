import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './support/databases.js';
import { parseMetrics, scrape } from './support/metrics.js';
import { freePort } from '../../scripts/system/ports.mjs';
import { until } from './support/processes.js';

const MAIN = join(__dirname, '..', 'dist', 'bundle', 'main-api.js');
/** The limit is in blocks of 512 bytes. Ignore SIGXFSZ, so that writes fail as on a full disk. */
const LIMITED = 'trap "" XFSZ; ulimit -f 32; exec "$0" "$1" >> "$2" 2>&1';
const LIMIT_BYTES = 32 * 512;

describe('full log disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kkumpuri-full-'));
  const file = join(folder, 'api.log');
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let child: ChildProcess;
  let url: string;

  beforeAll(async () => {
    database = await createDatabase();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    child = spawn('sh', ['-c', LIMITED, process.execPath, MAIN, file], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        JWT_SECRET: 'a-secret-of-the-tests-with-32-characters',
        RATE_LIMIT: 'off',
        PORT: String(port),
      },
      stdio: 'ignore',
    });
    await until(() =>
      fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  });

  afterAll(async () => {
    child.kill();
    await once(child, 'exit');
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const request = async () => (await fetch(`${url}/api/posts`)).status;
  const dropped = async () =>
    parseMetrics((await scrape(url)).text).samples.find(
      ({ name }) => name === 'kkumpuri_log_lines_dropped_total',
    )?.value ?? 0;

  it('the api keeps serving, counts dropped log lines, and logs their number when space is free', async () => {
    await until(async () => (await request()) === 200 && (await dropped()) > 0);
    expect(statSync(file).size).toBe(LIMIT_BYTES);
    expect(await Promise.all(Array.from({ length: 50 }, request))).toEqual(Array(50).fill(200));
    const missing = await dropped();
    expect(missing).toBeGreaterThan(50);

    truncateSync(file);
    await until(async () => (await request()) === 200 && statSync(file).size > 0);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const report = lines.map((line) => line.startsWith('{') && JSON.parse(line)).find(Boolean);
    expect(report).toMatchObject({ level: 40, dropped: await dropped() });
  });
});
