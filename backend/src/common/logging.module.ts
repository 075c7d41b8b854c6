import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import { ENV, type Env } from '../config/env.js';

/** Only what names no person: no query string, no headers, no bodies. */
function describeRequest(request: FastifyRequest) {
  return { id: request.id, method: request.method, url: request.url.split('?')[0] };
}

export const loggingModule = LoggerModule.forRootAsync({
  inject: [ENV],
  useFactory: (env: Env) => ({
    pinoHttp: {
      level: env.LOG_LEVEL,
      autoLogging: {
        ignore: (request) => (request.url ?? '').startsWith('/api/health') || request.url === '/metrics',
      },
      genReqId: ({ id }: IncomingMessage) => id,
      serializers: {
        req: describeRequest,
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
      quietReqLogger: true,
    },
  }),
});
