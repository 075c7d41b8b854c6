import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { errorMessages } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.js';
import { callerOf } from '../../http/caller.decorator.js';
import { IGNORES_ACCESS_TOKEN } from './ignore-access-token.decorator.js';
import type { LiveLogin } from '../logins/logins.service.js';

const BEARER = /^bearer(\s|$)/i;

/** On every route: an access token that is sent must be valid, so that no member's dream is filed as a guest's. */
@Injectable()
export class AccessTokenGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IGNORES_ACCESS_TOKEN, places)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!BEARER.test(request.headers.authorization ?? '')) return true;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User = LiveLogin>(
    error: unknown,
    login: LiveLogin | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error as Error;
    if (!login) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    const { id, username, email, isAdmin, useAi, loginId } = login;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    callerOf(request).user = { id, username, email, isAdmin, useAi, loginId };
    return login as User;
  }
}
