import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type DeletedDream, DreamDeletionService } from '../dreams/dream-deletion.service.js';

/** Deletes a member with everything of theirs, in the lock order of docs/architecture.md. */
@Injectable()
export class MemberDeletionService {
  constructor(private readonly dreams: DreamDeletionService) {}

  /** In a transaction in which the member's row is locked already: from then on the member can like nothing any more. */
  async deleteMember(manager: EntityManager, id: string): Promise<DeletedDream[]> {
    await lockDreams(manager, id);
    await takeBackLikes(manager, id);
    const deleted = await this.dreams.deleteRows('user_id = $1', [id], manager);
    await forgetTraces(manager, id);
    await manager.query('DELETE FROM users WHERE id = $1', [id]);
    return deleted;
  }

  /** To be called after the commit. */
  discardJobs(dreams: readonly DeletedDream[]): Promise<void> {
    return this.dreams.discardJobs(dreams);
  }
}

/** Before the posts, as deleting one dream locks them and as sharing one does. */
async function lockDreams(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT id FROM interpretations WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
}

/** All posts in question are locked first and in one order, as everything that counts locks them. */
async function takeBackLikes(manager: EntityManager, userId: string): Promise<void> {
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
 * What names the member without a foreign key: who looked at what today, the keys of sent dreams, and the member's own
 * part of the activity log. What an admin did stays, under an id that belongs to nobody any more.
 */
async function forgetTraces(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('DELETE FROM post_views WHERE viewer = $1', [userId]);
  await manager.query('DELETE FROM question_views WHERE viewer = $1', [userId]);
  await manager.query('DELETE FROM idempotency_keys WHERE owner = $1', [userId]);
  await manager.query(
    "DELETE FROM audit_entries WHERE kind = 'account' AND (actor_id = $1 OR target_id = $1)",
    [userId],
  );
}
