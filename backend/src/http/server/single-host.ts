import { validationMessages } from '@kkumpuri/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

/**
 * RFC 9112, 3.2: a request with no `Host`, or with several, is refused. A proxy and the service may each believe a
 * different one of them.
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
