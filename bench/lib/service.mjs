import { randomUUID } from 'node:crypto';
import { requestText } from './client.mjs';
import { ask } from './load.mjs';
import { startBuilt } from './processes.mjs';
import { createDatabase } from './world.mjs';

/** The queue backends available on this machine. */
export const backendsOf = (world) => (world.redisUrl ? ['postgres', 'redis'] : ['postgres']);

/** One database per backend, created once per run, so that the workers of one queue ignore rows of the other. */
export async function databaseFor(world, backend) {
  world.databases ??= {};
  world.databases[backend] ??= await createDatabase(world, `bench_${backend}`);
  return world.databases[backend];
}

/** Production settings including rate limits; every request uses a different address (see `stranger`). */
export async function settingsFor(world, backend) {
  return {
    NODE_ENV: 'production',
    DATA_DIR: world.dir,
    DATABASE_URL: await databaseFor(world, backend),
    ...(backend === 'redis' && { REDIS_URL: world.redisUrl }),
    JWT_SECRET: 'only-for-measuring-only-for-measuring',
    OPENAI_BASE_URL: `http://127.0.0.1:${world.model.port}/v1`,
    OPENAI_MODEL: 'scripted-model',
    TRUST_PROXY: 'true',
  };
}

/** Starts an api and its workers, passes them to `work`, and stops them afterwards. */
export async function withService(
  world,
  { backend = 'postgres', workers = 1, env = {}, apiOptions = [] },
  work,
) {
  const settings = { ...(await settingsFor(world, backend)), ...env };
  const started = [];
  const end = () => Promise.all(started.map((process) => process.end()));
  world.undo.push(end);
  try {
    const api = await startBuilt('api', settings, apiOptions);
    started.push(api);
    const startedWorkers = [];
    for (let count = 0; count < workers; count += 1) {
      startedWorkers.push(await startBuilt('worker', settings));
      started.push(startedWorkers[count]);
    }
    return await work({ api, workers: startedWorkers, databaseUrl: settings.DATABASE_URL });
  } finally {
    await end();
  }
}

/** Headers of a first-time visitor: a random session and address. */
export function stranger() {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return {
    'x-session-id': randomUUID(),
    'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
    'user-agent': 'bench',
  };
}

export async function register(port, { username = '하늘' } = {}) {
  const email = `${randomUUID()}@example.com`;
  const password = `맑은 하늘 ${randomUUID()}`;
  const body = { email, username, password };
  const answer = await ask(port, requestText('POST', '/api/auth/register', { headers: stranger(), body }));
  if (answer.status !== 201) throw new Error(`registration failed: ${JSON.stringify(answer.body)}`);
  return { email, password, id: answer.body.user.id, bearer: `Bearer ${answer.body.token}` };
}
