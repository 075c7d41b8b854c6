import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const STREAMED_TYPE = 'application/x-kkumpuri-stream';
const STREAMED_PATH = '/api/auth/me/import';
const STREAMABLE = ['application/json', 'text/csv'];

/** The body of the one route that accepts files, which are too large to buffer in memory. */
export interface StreamedBody {
  type: string;
  stream: Readable;
}

/** Passes the body to the handler as a stream. On every other route a file is rejected with 413 or 415. */
export function streamFiles(fastify: FastifyInstance): void {
  const types = new WeakMap<object, string>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (request.routeOptions.url === STREAMED_PATH && STREAMABLE.includes(type)) {
      types.set(request, type);
      request.headers['content-type'] = STREAMED_TYPE;
    }
    done();
  });
  // The rest of a rejected file is not read; the connection would stay open until the request times out.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (types.has(request) && !request.raw.complete) void reply.header('connection', 'close');
    done();
  });
  fastify.addContentTypeParser(STREAMED_TYPE, (request, stream, done) => {
    const type = types.get(request);
    done(type ? null : new Error('not a file'), type && ({ type, stream } satisfies StreamedBody));
  });
}
