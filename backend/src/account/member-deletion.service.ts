import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type DeletedDream, DreamDeletionService } from '../dreams/dream-deletion.service.js';

/** Deletes a member and all their data, in the lock order of docs/architecture.md. */
@Injectable()
export class MemberDeletionService {
  constructor(private readonly dreams: DreamDeletionService) {}

  /** Requires a transaction that has locked the member's row, which blocks new likes by the member. */
  async deleteMember(manager: EntityManager, id: string): Promise<DeletedDream[]> {
    await lockDreams(manager, id);
    await deleteLikes(manager, id);
    const deleted = await this.dreams.deleteRows('user_id = $1', [id], manager);
    await deleteTraces(manager, id);
    await manager.query('DELETE FROM users WHERE id = $1', [id]);
    return deleted;
  }

  /** Call after the commit. */
  discardJobs(dreams: readonly DeletedDream[]): Promise<void> {
    return this.dreams.discardJobs(dreams);
  }
}

/** Locks dreams before posts, in the order of sharing and of deleting a single dream. */
async function lockDreams(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT id FROM interpretations WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
}

/** First locks all affected posts in id order, like every other update of counts. */
async function deleteLikes(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `SELECT id FROM posts WHERE user_id = $1 OR id IN (SELECT post_id FROM post_likes WHERE user_id = $1)
     ORDER BY id FOR UPDATE`,
    [userId],
  );
  await manager.query(
    `WITH taken AS (DELETE FROM post_likes WHERE user_id = $1 RETURNING post_id)
     UPDATE posts SET likes = likes - 1 FROM taken WHERE posts.id = taken.post_id`,
    [userId],
  );
}

/**
 * Deletes rows that reference the member without a foreign key: today's views, idempotency keys, and account entries of
 * the activity log. Entries of admin actions stay, with the id of the deleted account.
 */
async function deleteTraces(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('DELETE FROM post_views WHERE viewer = $1', [userId]);
  await manager.query('DELETE FROM question_views WHERE viewer = $1', [userId]);
  await manager.query('DELETE FROM idempotency_keys WHERE owner = $1', [userId]);
  await manager.query(
    "DELETE FROM audit_entries WHERE kind = 'account' AND (actor_id = $1 OR target_id = $1)",
    [userId],
  );
}
