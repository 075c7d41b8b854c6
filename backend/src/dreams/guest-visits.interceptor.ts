import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { callerOf } from '../http/caller.decorator.js';
import { SESSION_HEADER } from '../http/session.js';
import { errorMessage } from '../logging/error-for-logs.js';

/** Sessions of today that need not be noted again. */
const MOST_REMEMBERED = 50_000;

/** Whoever calls with a guest's session is here: its dreams are kept for another GUEST_RETENTION_DAYS. */
@Injectable()
export class GuestVisitsInterceptor implements NestInterceptor {
  private readonly logger = new Logger(GuestVisitsInterceptor.name);
  private readonly noted = new LRUCache<string, string>({ max: MOST_REMEMBERED });

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { user, sessionId } = callerOf(request);
    if (!user && request.headers[SESSION_HEADER] !== undefined) void this.note(sessionId);
    return next.handle();
  }

  /** Once a day. Rows that something else holds are left out: they are in use, and the next visit finds them. */
  private async note(sessionId: string): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (this.noted.get(sessionId) === today) return;
    this.noted.set(sessionId, today);
    try {
      await this.dataSource.query(
        `UPDATE interpretations SET visited_on = current_date WHERE id IN (
           SELECT id FROM interpretations WHERE session_id = $1 AND user_id IS NULL AND visited_on < current_date
           FOR UPDATE SKIP LOCKED)`,
        [sessionId],
      );
    } catch (error) {
      this.noted.delete(sessionId);
      this.logger.warn({ msg: 'a visit was not noted', reason: errorMessage(error) });
    }
  }
}
