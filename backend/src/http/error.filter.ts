import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type ErrorBody, type ErrorCode, errorMessages, validationMessages } from '@kkumpuri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { isDatabaseUnavailable } from '../database/database-unavailable.js';

/** Errors thrown by the framework, mapped to our codes and messages. */
const FRAMEWORK_ERRORS: Record<number, { code: ErrorCode; error: string }> = {
  400: { code: 'invalid_request', error: validationMessages.malformed },
  401: { code: 'unauthorized', error: errorMessages.loginRequired },
  403: { code: 'forbidden', error: errorMessages.forbidden },
  404: { code: 'not_found', error: errorMessages.pageNotFound },
  413: { code: 'body_too_large', error: errorMessages.bodyTooLarge },
  415: { code: 'unsupported_media_type', error: errorMessages.notJson },
  429: { code: 'rate_limited', error: errorMessages.tooManyRequests },
  503: { code: 'overloaded', error: errorMessages.unavailable },
};

const UNFORESEEN = { code: 'internal', error: errorMessages.unforeseen } as const;
const DATABASE_UNAVAILABLE = { code: 'overloaded', error: errorMessages.unforeseen } as const;
const DATABASE_RETRY_AFTER_S = 5;

/** Converts every thrown value to `{error, code, requestId}` without internal details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const { status, body, retryAfterSeconds } = describe(thrown);
    if (status >= 500 && !(thrown instanceof AppError)) this.logger.error(thrown);
    if (reply.raw.headersSent) {
      reply.raw.end();
      return;
    }
    if (retryAfterSeconds) void reply.header('retry-after', String(retryAfterSeconds));
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .send({ ...body, requestId: request.id } satisfies ErrorBody);
  }
}

interface Described {
  status: number;
  body: Omit<ErrorBody, 'requestId'>;
  retryAfterSeconds?: number;
}

function describe(thrown: unknown): Described {
  if (thrown instanceof AppError) {
    const { retryAfterSeconds, ...extras } = thrown.extras;
    const body = { error: thrown.message, code: thrown.code, ...extras };
    return { status: thrown.status, body, retryAfterSeconds };
  }
  if (isDatabaseUnavailable(thrown))
    return { status: 503, body: DATABASE_UNAVAILABLE, retryAfterSeconds: DATABASE_RETRY_AFTER_S };
  const status = frameworkStatus(thrown);
  const known = FRAMEWORK_ERRORS[status];
  return known ? { status, body: known } : { status: 500, body: UNFORESEEN };
}

function frameworkStatus(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return 500;
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}
