import type { FastifyInstance } from 'fastify';

/** Answers of the api are somebody's own unless a route says otherwise: nobody else keeps them. */
export function forbidStoringAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
