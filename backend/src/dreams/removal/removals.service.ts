import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { errorMessages, limits, type RemovalInput } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { AppError } from '../../http/app-error.js';
import type { Caller } from '../../http/caller.decorator.js';

/** Extra time for undo requests still in transit when the undo period ends. */
const GRACE_MS = 2_000;

/** Removals that the owner can undo for a short time. A worker carries them out, even if the client is gone. */
@Injectable()
export class RemovalsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Fails with 404 if the caller does not own the dream, and with 403 if a member requests to remove all dreams. */
  async request(caller: Caller, removal: RemovalInput): Promise<string> {
    if (removal.kind === 'all' && caller.user) throw new AppError(403, 'forbidden', errorMessages.guestsOnly);
    const id = randomUUID();
    const wanted = removal.kind === 'all' ? null : removal.id;
    const inserted = await this.dataSource.query<unknown[]>(
      `INSERT INTO removals (dream_id, kind, id, due_at)
       SELECT id, $4, $5, now() + $6 * interval '1 millisecond' FROM interpretations
       WHERE ${OWNED} AND ($3::uuid IS NULL OR id = $3) AND ($4 = 'dream' OR is_shared) ORDER BY id
       ON CONFLICT (dream_id, kind) DO UPDATE SET id = excluded.id, due_at = excluded.due_at
       RETURNING dream_id`,
      [
        ...ownerOf(caller),
        wanted,
        removal.kind === 'share' ? 'share' : 'dream',
        id,
        limits.undoMs + GRACE_MS,
      ],
    );
    if (inserted.length === 0 && removal.kind !== 'all') throw notFound();
    return id;
  }

  /** Fails with 404 after the undo period. */
  async undo(caller: Caller, id: string): Promise<void> {
    const [undone] = await this.dataSource.query<[unknown[]]>(
      `DELETE FROM removals WHERE id = $3 AND due_at > now()
         AND dream_id IN (SELECT id FROM interpretations WHERE ${OWNED}) RETURNING dream_id`,
      [...ownerOf(caller), id],
    );
    if (undone.length === 0) throw notFound();
  }
}

const OWNED = '(user_id = $1 OR (user_id IS NULL AND $1::uuid IS NULL AND session_id = $2))';

const ownerOf = ({ user, sessionId }: Caller) => [user?.id ?? null, sessionId];

const notFound = () => new AppError(404, 'not_found', errorMessages.interpretationNotFound);
