import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../http/caller.decorator.js';
import { errorMessage } from '../logging/error-for-logs.js';
import { InterpretationQueueService } from '../queue/interpretation-queue.service.js';
import { interpretationNotFound } from './interpretation-errors.js';

export interface DeletedDream {
  id: string;
  status: string;
}

/** Deletes dreams with all dependent data: post, likes, views, draft, idempotency key, queued job. */
@Injectable()
export class DreamDeletionService {
  private readonly logger = new Logger(DreamDeletionService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: InterpretationQueueService,
  ) {}

  /** Fails with 404 unless the caller owns the dream. Admins delete other users' dreams through the admin API. */
  async deleteOwn({ user, sessionId }: Caller, id: string): Promise<void> {
    const deleted = user
      ? await this.deleteRows('id = $1 AND user_id = $2', [id, user.id])
      : await this.deleteRows('id = $1 AND user_id IS NULL AND session_id = $2', [id, sessionId]);
    if (deleted.length === 0) throw interpretationNotFound();
    await this.discardJobs(deleted);
  }

  /** Deletes all dreams of a guest session that no member owns. */
  async deleteAllOfSession(sessionId: string): Promise<void> {
    await this.discardJobs(await this.deleteRows('user_id IS NULL AND session_id = $1', [sessionId]));
  }

  /** Deletes the matching rows. Drafts have no foreign key, so they are deleted explicitly; the rest cascades. */
  deleteRows(
    condition: string,
    values: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<DeletedDream[]> {
    return manager.query<DeletedDream[]>(
      `WITH deleted AS (DELETE FROM interpretations WHERE ${condition} RETURNING id, status),
       drafts AS (DELETE FROM interpretation_drafts WHERE interpretation_id IN (SELECT id FROM deleted))
       SELECT id, status FROM deleted`,
      [...values],
    );
  }

  /** Call after the commit. A failure of the queue is only logged, because a job without a row does nothing. */
  async discardJobs(dreams: readonly DeletedDream[]): Promise<void> {
    const pending = dreams.filter((dream) => dream.status === 'pending').map((dream) => dream.id);
    await this.queue.discard(pending).catch((error: unknown) => {
      this.logger.warn(`jobs of deleted dreams not removed: ${errorMessage(error)}`);
    });
  }
}
