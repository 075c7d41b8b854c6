import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a guest's session made becomes a member's. */
@Injectable()
export class LinkingService {
  /** In the caller's transaction. Says how many dreams there were; the session's own readers find them no more. */
  async link(manager: EntityManager, userId: string, sessionId: string): Promise<number> {
    const [, linked] = await manager.query<[unknown[], number]>(
      'UPDATE interpretations SET user_id = $1 WHERE session_id = $2 AND user_id IS NULL',
      [userId, sessionId],
    );
    // A statement of its own, so that it sees a key whose claim the first one waited for.
    await manager.query('UPDATE idempotency_keys SET owner = $1 WHERE owner = $2', [userId, sessionId]);
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
