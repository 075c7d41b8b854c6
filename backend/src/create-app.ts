import { randomUUID } from 'node:crypto';
import { type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import { limits } from '@kkumpuri/contract';
import { closeGracefully } from './http/server/graceful-close.js';
import {
  CONNECTION_TIMES,
  type ConnectionTimes,
  limitConnections,
  requestBounds,
} from './http/server/connection-limits.js';
import { ErrorFilter } from './http/error.filter.js';
import { forbidStoringAnswers } from './http/server/no-store.js';
import { requireSingleHost } from './http/server/single-host.js';
import { answerParserError } from './http/parser-errors.js';
import { decodableUrl } from './http/server/decodable-url.js';
import { useSessions } from './http/session.js';
import { useSecurityHeaders } from './http/server/security-headers.js';
import { streamFiles } from './http/server/streamed-bodies.js';
import { createValidationPipe } from './http/validation.js';
import type { Env } from './config/env.js';
import { limitReads } from './limits/read-limit.js';

/** Creates the application of the api or the worker. The caller starts the listener. */
export async function createApp(
  module: DynamicModule,
  env: Env,
  times: ConnectionTimes = CONNECTION_TIMES,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: limits.bodyBytes,
    trustProxy: trustedProxies(env),
    genReqId: assignRequestId,
    rewriteUrl: decodableUrl,
    routerOptions: { maxParamLength: 200 },
    ...requestBounds(times),
    clientErrorHandler: answerParserError,
    // During shutdown, requests on open connections are still answered; the listener is closed by then.
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    abortOnError: false,
    bufferLogs: true,
    autoFlushLogs: false,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  const fastify = adapter.getInstance<FastifyInstance>();
  acceptOnlyJson(fastify);
  streamFiles(fastify);
  closeGracefully(fastify, env.SHUTDOWN_GRACE_MS);
  useSessions(fastify);
  forbidStoringAnswers(fastify);
  useSecurityHeaders(fastify);
  requireSingleHost(fastify);
  limitConnections(fastify, times, env.TRUST_PROXY !== undefined);
  limitReads(fastify, env);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  if (env.CORS_ORIGINS.length > 0) {
    app.enableCors({
      origin: env.CORS_ORIGINS,
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      exposedHeaders: ['X-Session-Id', 'Retry-After'],
      maxAge: 600,
      // Otherwise the plugin rejects an OPTIONS request without preflight headers with its own error message.
      strictPreflight: false,
    });
  }
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}

/** Sets the id on the raw request too, so logs and responses use the same request id. */
function assignRequestId(request: { id?: unknown }): string {
  const id = randomUUID();
  request.id = id;
  return id;
}

/** `TRUST_PROXY`: true, a number of hops, or addresses. By default no forwarded address is trusted. */
function trustedProxies({
  TRUST_PROXY,
}: Env): boolean | string | ((address: string, hop: number) => boolean) {
  if (TRUST_PROXY === undefined || TRUST_PROXY === 'false') return false;
  if (TRUST_PROXY === 'true') return true;
  if (!/^\d+$/.test(TRUST_PROXY)) return TRUST_PROXY;
  const hops = Number(TRUST_PROXY);
  return (_address, hop) => hop < hops;
}

/** Accepts only JSON bodies. An empty body is treated as absent: clients send the content type even then. */
function acceptOnlyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
