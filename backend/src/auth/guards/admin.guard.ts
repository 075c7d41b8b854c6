import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { errorMessages } from '@kkumpuri/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.js';
import { callerOf } from '../../http/caller.decorator.js';

/** For routes that need an admin: `@UseGuards(AdminGuard)`. */
@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (!user) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    if (!user.isAdmin) throw new AppError(403, 'forbidden', errorMessages.forbidden);
    return true;
  }
}
