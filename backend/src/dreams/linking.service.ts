import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Transfers the dreams of a guest session to a member or to another session. */
@Injectable()
export class LinkingService {
  /** Runs in the caller's transaction. Returns the number of dreams; the guest session can no longer access them. */
  async link(manager: EntityManager, userId: string, sessionId: string): Promise<number> {
    // One statement sees one snapshot, so a row and its idempotency key always move together.
    const [{ linked }] = await manager.query<[{ linked: number }]>(
      `WITH linked AS (
         UPDATE interpretations SET user_id = $1 WHERE session_id = $2 AND user_id IS NULL RETURNING id),
       keys AS (UPDATE idempotency_keys made SET owner = $1 FROM linked WHERE made.interpretation_id = linked.id)
       SELECT count(*)::int AS linked FROM linked`,
      [userId, sessionId],
    );
    return linked;
  }

  /** Moves the dreams without a member from one session to another, in the caller's transaction. */
  async move(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query(
      'UPDATE interpretations SET session_id = $2 WHERE session_id = $1 AND user_id IS NULL',
      [from, to],
    );
    await manager.query('UPDATE idempotency_keys SET owner = $2 WHERE owner = $1', [from, to]);
  }
}
