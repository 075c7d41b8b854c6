import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a guest's session made becomes a member's. */
@Injectable()
export class LinkingService {
  /** In the caller's transaction. Says how many dreams there were; the session's own readers find them no more. */
  async link(manager: EntityManager, userId: string, sessionId: string): Promise<number> {
    // One statement, and so one view of the rows: a row and its key move together or not at all.
    const [{ linked }] = await manager.query<[{ linked: number }]>(
      `WITH linked AS (
         UPDATE interpretations SET user_id = $1 WHERE session_id = $2 AND user_id IS NULL RETURNING id),
       keys AS (UPDATE idempotency_keys made SET owner = $1 FROM linked WHERE made.interpretation_id = linked.id)
       SELECT count(*)::int AS linked FROM linked`,
      [userId, sessionId],
    );
    return linked;
  }

  /** What is still nobody's goes from one session to another, in the caller's transaction. */
  async move(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query(
      'UPDATE interpretations SET session_id = $2 WHERE session_id = $1 AND user_id IS NULL',
      [from, to],
    );
    await manager.query('UPDATE idempotency_keys SET owner = $2 WHERE owner = $1', [from, to]);
  }
}
