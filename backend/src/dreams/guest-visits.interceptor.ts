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

/** Maximum number of sessions cached as already recorded today. */
const MAX_RECORDED = 50_000;

/** Records visits of guest sessions: each visit keeps their dreams for another GUEST_RETENTION_DAYS. */
@Injectable()
export class GuestVisitsInterceptor implements NestInterceptor {
  private readonly logger = new Logger(GuestVisitsInterceptor.name);
  private readonly recordedOn = new LRUCache<string, string>({ max: MAX_RECORDED });

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { user, sessionId } = callerOf(request);
    if (!user && request.headers[SESSION_HEADER] !== undefined) void this.record(sessionId);
    return next.handle();
  }

  /** Runs once a day per session in each process. Skips locked rows; the next visit updates them. */
  private async record(sessionId: string): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (this.recordedOn.get(sessionId) === today) return;
    this.recordedOn.set(sessionId, today);
    try {
      await this.dataSource.query(
        `UPDATE interpretations SET visited_on = current_date WHERE id IN (
           SELECT id FROM interpretations WHERE session_id = $1 AND user_id IS NULL AND visited_on < current_date
           FOR UPDATE SKIP LOCKED)`,
        [sessionId],
      );
    } catch (error) {
      this.recordedOn.delete(sessionId);
      this.logger.warn({ msg: 'guest visit not recorded', reason: errorMessage(error) });
    }
  }
}
