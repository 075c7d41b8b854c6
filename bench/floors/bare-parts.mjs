/** Shared by the bare api and worker: pg and BullMQ, configured as in the service. */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { inRoot } from '../../scripts/system/paths.mjs';
import { pg } from '../lib/world.mjs';

const fromBackend = createRequire(inRoot('backend', 'package.json'));
const { Queue, Worker, createPostgresBackend, setDefaultBackendFactory } = fromBackend('bullmq');
const { default: pLimit } = await import(fromBackend.resolve('p-limit'));
const { createLoader } = await import(inRoot('backend/dist/concurrency/create-loader.js'));
const { PreparingClient } = await import(inRoot('backend/dist/database/preparing-client.js'));

const { DATABASE_URL, REDIS_URL } = process.env;
const NAME = 'bare';
export const CHANNEL = 'bare_shape';

export const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, Client: PreparingClient });

const LIMITS = ['address', 'person', 'day-address', 'day-person'];

/** Batches calls: those in the same tick, or made while a batch runs, share the next batch. */
export function batched(runAll) {
  const loader = createLoader(runAll);
  return (item) => loader.load(item);
}

/** Counts four limits in the same store as the service. */
export const limit = REDIS_URL ? limitInRedis() : limitInPostgres();

function limitInRedis() {
  const { Redis } = fromBackend('ioredis');
  const { RateLimiterRedis } = fromBackend('rate-limiter-flexible');
  const storeClient = new Redis(REDIS_URL, { enableAutoPipelining: true });
  const limiters = LIMITS.map(
    (keyPrefix) => new RateLimiterRedis({ storeClient, keyPrefix, points: 1_000, duration: 60 }),
  );
  return (key) => Promise.all(limiters.map((limiter) => limiter.consume(key)));
}

function limitInPostgres() {
  const count = `INSERT INTO rate_limits (key, points, expire)
    SELECT key, count(*), $2 FROM unnest($1::text[]) AS asked (key) GROUP BY key ORDER BY key
    ON CONFLICT (key) DO UPDATE SET points = rate_limits.points + excluded.points RETURNING points`;
  return batched(async (keys) => {
    const counted = keys.flatMap((key) => LIMITS.map((name) => `${name}:${key}`));
    await pool.query(count, [counted, Date.now() + 60_000]);
    return keys;
  });
}

if (!REDIS_URL) setDefaultBackendFactory(createPostgresBackend);
const connection = REDIS_URL
  ? { url: REDIS_URL, maxRetriesPerRequest: null }
  : {
      connectionString: DATABASE_URL,
      schema: 'bullmq',
      max: 4,
      Client: PreparingClient,
      options: '-c synchronous_commit=off',
    };

export const makeQueue = () =>
  new Queue(NAME, { connection, defaultJobOptions: { attempts: 6, removeOnComplete: true } });
export const makeWorker = (work) => new Worker(NAME, work, { connection, concurrency: 200 });

/** The same Argon2 cost and the same share of cores as the service. */
export const password = {
  ...fromBackend('@node-rs/argon2'),
  cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
};
export const inTurn = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Prints that the process is ready, and exits when the parent process disconnects. */
export function reportReady(port) {
  process.stdout.write(`listening ${port}\n`);
  process.once('disconnect', () => process.exit());
}
