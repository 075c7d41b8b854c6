import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { AuditService } from '../audit/audit.service.js';
import { memberOf } from '../http/caller.decorator.js';

/** Pages of totals without personal data; not logged. */
const AGGREGATES = new Set(['stats', 'queue', 'trends']);

/** Logs every read of an admin list, except totals. */
@Injectable()
export class AdminReadsInterceptor implements NestInterceptor {
  constructor(private readonly audit: AuditService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const read = /^\/api\/admin\/([a-z]+)/.exec(request.url)?.[1];
    if (request.method === 'GET' && read && !AGGREGATES.has(read)) {
      await this.audit.note({
        action: 'admin.read',
        actorId: memberOf(request).id,
        detail: read,
        ip: request.ip,
      });
    }
    return next.handle();
  }
}
