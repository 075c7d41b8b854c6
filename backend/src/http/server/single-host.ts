import { validationMessages } from '@kkumpuri/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

/**
 * Rejects requests with no `Host` header or several (RFC 9112, 3.2): a proxy and the service might each use a
 * different one.
 */
export function requireSingleHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (hasOneHost(request)) return done();
    done(new AppError(400, 'invalid_request', validationMessages.malformed));
  });
}

function hasOneHost({ raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && raw.httpVersion === '1.0');
}
