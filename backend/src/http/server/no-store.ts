import type { FastifyInstance } from 'fastify';

/** API responses are personal unless a route sets `Cache-Control` itself, so caches must not store them. */
export function forbidStoringAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
