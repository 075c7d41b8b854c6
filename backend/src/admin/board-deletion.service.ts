import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages } from '@kkumpuri/contract';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../http/app-error.js';
import type { Actor } from './actor.js';

/** Deletes posts and questions from the boards, with an entry in the activity log. */
@Injectable()
export class BoardDeletionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Deletes the post only. The dream remains with its owner and is no longer shared. */
  deletePost(id: string, actor: Actor): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      // Locks the dream before the post, in the order of sharing and withdrawing.
      await manager.query(
        `UPDATE interpretations SET is_shared = false
         WHERE id = (SELECT interpretation_id FROM posts WHERE id = $1)`,
        [id],
      );
      const [posts] = await manager.query<[{ id: string }[]]>(
        'DELETE FROM posts WHERE id = $1 RETURNING id',
        [id],
      );
      if (posts.length === 0) throw new AppError(404, 'not_found', errorMessages.postNotFound);
      await this.audit.record(manager, { ...actor, action: 'post.delete', targetId: id });
    });
  }

  deleteQuestion(id: string, actor: Actor): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [questions] = await manager.query<[{ id: string }[]]>(
        'DELETE FROM questions WHERE id = $1 RETURNING id',
        [id],
      );
      if (questions.length === 0) throw new AppError(404, 'not_found', errorMessages.questionNotFound);
      await this.audit.record(manager, { ...actor, action: 'question.delete', targetId: id });
    });
  }
}
