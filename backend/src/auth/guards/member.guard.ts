import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { errorMessages } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.js';
import { callerOf } from '../../http/caller.decorator.js';

/** For routes that need a member: `@UseGuards(MemberGuard)`. */
@Injectable()
export class MemberGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (!user) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    return true;
  }
}
