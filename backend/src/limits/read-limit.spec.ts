import Fastify, { type FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';
import type { AppError } from '../http/app-error.js';
import { READS } from './limits.types.js';
import { limitReads } from './read-limit.js';

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST'] as const;

function serve(RATE_LIMIT: boolean): FastifyInstance {
  const fastify = Fastify();
  limitReads(fastify, { RATE_LIMIT } as Env);
  fastify.route({ method: [...METHODS], url: '*', handler: () => 'ok' });
  return fastify;
}

describe('limitReads', () => {
  let fastify: FastifyInstance;
  const statusOf = async (method: (typeof METHODS)[number], url: string, remoteAddress = '192.0.2.1') =>
    (await fastify.inject({ method, url, remoteAddress })).statusCode;

  async function readUntilLimit(): Promise<void> {
    for (let n = 0; n < READS.points; n += 1) await statusOf('GET', '/');
  }

  afterEach(() => fastify.close());

  it('limits the reads of an address, but neither writes nor what an operator’s machines read', async () => {
    fastify = serve(true);
    await readUntilLimit();
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) expect(await statusOf(method, '/')).toBe(429);
    expect(await statusOf('GET', '/', '192.0.2.2')).toBe(200);
    expect(await statusOf('POST', '/')).toBe(200);
    for (const url of ['/metrics', '/metrics?all', '/api/health', '/api/health/ready'])
      expect(await statusOf('GET', url)).toBe(200);
    for (const url of ['/metricsque', '/api/healthy', '/posts/api/health'])
      expect(await statusOf('GET', url)).toBe(429);
  });

  it('tells when to read again', async () => {
    fastify = serve(true);
    let thrown: unknown;
    fastify.setErrorHandler((error, _request, reply) => {
      thrown = error;
      return reply.code(429).send();
    });
    await readUntilLimit();
    await statusOf('GET', '/');
    expect(thrown).toMatchObject({ code: 'rate_limited' });
    const { retryAfterSeconds } = (thrown as AppError).extras;
    expect(retryAfterSeconds).toBeGreaterThan(READS.seconds / 2);
    expect(retryAfterSeconds).toBeLessThanOrEqual(READS.seconds);
  });

  it('limits nothing if limits are off', async () => {
    fastify = serve(false);
    await readUntilLimit();
    expect(await statusOf('GET', '/')).toBe(200);
  });
});
