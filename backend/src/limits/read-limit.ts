import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../config/env.js';
import { addressKey } from '../http/address-key.js';
import { READS } from './limits.types.js';
import { tooManyRequests } from './too-many-requests.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Requested by the operator's machines, often and from one address. */
const UNLIMITED = /^\/(?:api\/health|metrics)(?:[/?]|$)/;

/** Limits the reads of an address, in this process only: a shared counter would cost more than most reads. */
export function limitReads(fastify: FastifyInstance, { RATE_LIMIT }: Env): void {
  if (!RATE_LIMIT) return;
  const limiter = new RateLimiterMemory({ points: READS.points, duration: READS.seconds });
  fastify.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return;
    try {
      await limiter.consume(addressKey(request.ip));
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      throw tooManyRequests(Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)));
    }
  });
}

function isLimited({ method, url }: FastifyRequest): boolean {
  return READING.has(method) && !UNLIMITED.test(url);
}
