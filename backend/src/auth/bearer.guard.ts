import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { errorMessages } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { callerOf } from '../common/caller.decorator.js';
import { IGNORES_BEARER } from './ignore-bearer.decorator.js';
import { TokenService } from './token.service.js';

const BEARER = /^bearer(?:\s+(\S*)|$)/i;

/** On every route: a bearer that is sent must be good, so that no member's dream is filed as a guest's. */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IGNORES_BEARER, places)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = BEARER.exec(request.headers.authorization ?? '');
    if (!sent) return true;
    const login = await this.tokens.read(sent[1] ?? '');
    if (!login) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    const { id, username, email, isAdmin, loginId } = login;
    callerOf(request).user = { id, username, email, isAdmin, loginId };
    return true;
  }
}
