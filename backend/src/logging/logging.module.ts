import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import { ENV, type Env } from '../config/env.js';
import { redactForLogs } from './error-for-logs.js';
import { processLog } from './log-destination.js';

/** Logs no personal data: no query string, headers or bodies. */
function describeRequest(request: FastifyRequest) {
  return { id: request.id, method: request.method, url: request.url.split('?')[0] };
}

export const loggingModule = LoggerModule.forRootAsync({
  inject: [ENV],
  useFactory: (env: Env) => ({
    pinoHttp: {
      stream: processLog,
      level: env.LOG_LEVEL,
      autoLogging: {
        ignore: (request) => (request.url ?? '').startsWith('/api/health') || request.url === '/metrics',
      },
      genReqId: ({ id }: IncomingMessage) => id,
      serializers: {
        req: describeRequest,
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
        // Already redacted by `logMethod` below, before the message of the line is taken from the error.
        err: (error: { raw?: unknown } | null) => error?.raw ?? error,
      },
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map(redactForLogs) as typeof args);
        },
      },
      quietReqLogger: true,
    },
  }),
});
