import { timingSafeEqual, createHash } from 'node:crypto';
import { Controller, Get, Headers, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { errorMessages } from '@kkumpuri/contract';
import { IgnoreAccessToken } from '../auth/guards/ignore-access-token.decorator.js';
import { AppError } from '../http/app-error.js';
import { ENV, type Env } from '../config/env.js';
import { REGISTRY } from './metrics.service.js';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

@Controller('metrics')
@IgnoreAccessToken()
export class MetricsController {
  constructor(
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Open to clients on this machine. Other clients need the token; without a configured token they get 403. */
  @Get()
  async metrics(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Headers('authorization') authorization = '',
  ): Promise<void> {
    if (!isLocal(request) && !this.holdsToken(authorization)) {
      throw new AppError(403, 'forbidden', errorMessages.forbidden);
    }
    await reply.header('content-type', this.registry.contentType).send(await this.registry.metrics());
  }

  private holdsToken(authorization: string): boolean {
    const token = this.env.METRICS_TOKEN;
    return token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  }
}

/**
 * Uses the address of the connection, not `request.ip`, which a proxy's header may have set. Requests forwarded by a
 * proxy on this machine are not local either.
 */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
