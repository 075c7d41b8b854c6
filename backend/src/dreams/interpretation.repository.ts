import type { CareLevel, Reading, StreamSection } from '@kkumpuri/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, QueryFailedError, type Repository } from 'typeorm';
import type { Caller } from '../http/caller.decorator.js';
import { columnsOf } from '../database/columns-of.js';
import type { PagePosition } from '../database/lists/keyset-page.js';
import type { InterpreterFailure } from '../interpretation/interpreter.port.js';
import { authorGone } from './interpretation-errors.js';
import { KEY_LIFETIME } from './idempotency.service.js';
import { InterpretationEntity } from './interpretation.entity.js';
import { INTERPRETATIONS_CHANNEL } from './waiting/notifications.js';

export interface InterpretationDraft {
  id: string;
  startedAt: Date | null;
  sections: Partial<Record<StreamSection, string>>;
}

export interface NewInterpretation {
  id: string;
  caller: Caller;
  dreamContent: string;
  care: CareLevel;
  deadlineAt: Date;
}

export interface Completion {
  interpretation: string;
  reading: Reading | null;
  engine: string | null;
  fallback: boolean;
  failure: InterpreterFailure | null;
  care: CareLevel;
}

/** What a worker needs to do its work. */
export interface ClaimedInterpretation {
  id: string;
  dreamContent: string;
  deadlineAt: Date;
  createdAt: Date;
  attempts: number;
  care: CareLevel;
}

const FOREIGN_KEY_VIOLATION = '23503';
const ANNOUNCE = `SELECT pg_notify('${INTERPRETATIONS_CHANNEL}', id::text) FROM changed`;

/** The reference to a row that the same statement inserts is checked at its end. */
const CLAIM_KEY = `WITH claimed AS (
  INSERT INTO idempotency_keys AS made (owner, key, interpretation_id) VALUES (coalesce($2::uuid, $3::uuid), $14, $1)
  ON CONFLICT (owner, key) DO UPDATE SET interpretation_id = excluded.interpretation_id, created_at = now()
    WHERE made.created_at <= now() - ${KEY_LIFETIME}
  RETURNING key)`;

/** Every statement about interpretations that must be fast or atomic. */
@Injectable()
export class InterpretationRepository {
  /** A whole row, named as the entity names it. */
  private readonly columns: string;

  constructor(
    @InjectRepository(InterpretationEntity) private readonly rows: Repository<InterpretationEntity>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.columns = columnsOf(rows);
  }

  /**
   * Inserts it as pending or, with a completion, as already done. A key is claimed in the same statement, so that
   * neither exists without the other whatever ends in between; null when an earlier call has the key.
   */
  async insert(
    { id, caller, dreamContent, care, deadlineAt }: NewInterpretation,
    done?: Completion,
    key?: string,
  ): Promise<InterpretationEntity | null> {
    const own = [id, caller.user?.id ?? null, caller.sessionId, dreamContent, care, deadlineAt];
    const ended = done ? ['completed', done.interpretation, new Date()] : ['pending', '', null];
    const written = [
      done && JSON.stringify(done.reading),
      done?.engine,
      done?.fallback ?? false,
      done?.failure,
    ];
    const values = [...own, ...ended, ...written];
    const rows = await this.dataSource
      .query<InterpretationEntity[]>(
        `${key === undefined ? '' : CLAIM_KEY}
         INSERT INTO interpretations (id, user_id, session_id, dream_content, care, deadline_at, status, interpretation,
           completed_at, reading, engine, fallback, failure)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 ${key === undefined ? '' : 'FROM claimed'}
         RETURNING ${this.columns}`,
        key === undefined ? values : [...values, key],
      )
      .catch((error: unknown) => {
        throw isAuthorGone(error) ? authorGone() : error;
      });
    return rows[0] ?? null;
  }

  /** The ended row as `insert` would give it, for an answer that is not kept. */
  unsaved(
    { id, caller, dreamContent, care, deadlineAt }: NewInterpretation,
    done: Completion,
  ): InterpretationEntity {
    const now = new Date();
    return this.rows.create({
      id,
      userId: caller.user?.id ?? null,
      sessionId: caller.sessionId,
      dreamContent,
      deadlineAt,
      ...done,
      care,
      status: 'completed',
      isShared: false,
      createdAt: now,
      completedAt: now,
    });
  }

  findOwned(id: string, caller: Caller): Promise<InterpretationEntity | null> {
    if (caller.user?.isAdmin) return this.rows.findOneBy({ id });
    return this.rows.findOneBy({ id, ...ownedBy(caller) });
  }

  findById(id: string): Promise<InterpretationEntity | null> {
    return this.rows.findOneBy({ id });
  }

  /** `limit` + 1 rows, newest first, after the position. */
  listOwned(caller: Caller, limit: number, after?: PagePosition): Promise<InterpretationEntity[]> {
    const query = this.rows.createQueryBuilder('row').where(ownedBy(caller));
    if (after) query.andWhere('(row.createdAt, row.id) < (:createdAt, :id)', after);
    return query
      .orderBy('row.createdAt', 'DESC')
      .addOrderBy('row.id', 'DESC')
      .take(limit + 1)
      .getMany();
  }

  async countOwned(caller: Caller): Promise<{ total: number; shared: number }> {
    const [total, shared] = await Promise.all([
      this.rows.countBy(ownedBy(caller)),
      this.rows.countBy({ ...ownedBy(caller), isShared: true }),
    ]);
    return { total, shared };
  }

  findEnded(ids: string[]): Promise<InterpretationEntity[]> {
    return this.dataSource.query(
      `SELECT ${this.columns} FROM interpretations WHERE id = ANY($1) AND status <> 'pending'`,
      [ids],
    );
  }

  findDrafts(ids: string[]): Promise<InterpretationDraft[]> {
    return this.dataSource.query(
      `SELECT row.id, row.started_at AS "startedAt", coalesce(draft.sections, '{}') AS sections
       FROM interpretations row LEFT JOIN interpretation_drafts draft ON draft.interpretation_id = row.id
       WHERE row.id = ANY($1) AND row.status = 'pending'`,
      [ids],
    );
  }

  /** How many dreams that nobody has begun to read came before this one. */
  async countAhead(createdAt: Date): Promise<number> {
    const [row] = await this.dataSource.query<[{ ahead: number }]>(
      `SELECT count(*)::int AS ahead FROM interpretations
       WHERE status = 'pending' AND started_at IS NULL AND created_at < $1`,
      [createdAt],
    );
    return row.ahead;
  }

  /** Which of these are there no more. */
  async findGone(ids: string[]): Promise<string[]> {
    const gone = await this.dataSource.query<{ id: string }[]>(
      `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id)
       WHERE NOT EXISTS (SELECT FROM interpretations row WHERE row.id = asked.id)`,
      [ids],
    );
    return gone.map(({ id }) => id);
  }

  /**
   * Takes a pending row up, or null when there is nothing left to do. A row that is taken up after its deadline gets
   * a fresh one: nobody waits on the line any more, but its owner will come back for it.
   */
  async claim(id: string, workerId: string, deadlineMs: number): Promise<ClaimedInterpretation | null> {
    const [rows] = await this.dataSource.query<[ClaimedInterpretation[]]>(
      `UPDATE interpretations SET attempts = attempts + 1, started_at = coalesce(started_at, now()), queued_at = now(),
         claimed_by = $2, claimed_at = now(),
         deadline_at = CASE WHEN deadline_at < now() THEN now() + $3 * interval '1 millisecond' ELSE deadline_at END
       WHERE id = $1 AND status = 'pending'
       RETURNING id, dream_content AS "dreamContent", deadline_at AS "deadlineAt", created_at AS "createdAt", attempts, care`,
      [id, workerId, deadlineMs],
    );
    return rows[0] ?? null;
  }

  /** The row stays pending, but occupies no slot of its worker until it is claimed again. */
  async release(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE interpretations SET claimed_by = NULL WHERE id = $1 AND status = 'pending'`,
      [id],
    );
  }

  /** Writes the reading once: false when the row had already ended or is gone. */
  async complete(
    id: string,
    { interpretation, reading, engine, fallback, failure, care }: Completion,
  ): Promise<boolean> {
    return this.end(
      `UPDATE interpretations SET status = 'completed', interpretation = $2, reading = $3, engine = $4, fallback = $5,
         failure = $6, care = $7, completed_at = now()
       WHERE id = $1 AND status = 'pending' RETURNING id`,
      [id, interpretation, JSON.stringify(reading), engine, fallback, failure, care],
    );
  }

  async fail(id: string, failure: InterpreterFailure): Promise<boolean> {
    return this.end(
      `UPDATE interpretations SET status = 'failed', failure = $2, completed_at = now()
       WHERE id = $1 AND status = 'pending' RETURNING id`,
      [id, failure],
    );
  }

  async saveDraft(id: string, sections: InterpretationDraft['sections']): Promise<void> {
    await this.dataSource.query(
      `WITH changed AS (
         INSERT INTO interpretation_drafts AS draft (interpretation_id, sections) VALUES ($1, $2)
         ON CONFLICT (interpretation_id) DO UPDATE SET sections = excluded.sections, updated_at = now()
         RETURNING interpretation_id AS id)
       ${ANNOUNCE}`,
      [id, JSON.stringify(sections)],
    );
  }

  /** Pending rows that nobody has looked at for a while, marked as looked at now. */
  async takeForgotten(olderThanMs: number, limit: number): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(
      `UPDATE interpretations SET queued_at = now() WHERE id IN (
         SELECT id FROM interpretations
         WHERE status = 'pending' AND queued_at < now() - $1 * interval '1 millisecond'
         ORDER BY queued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [olderThanMs, limit],
    );
    return rows.map((row) => row.id);
  }

  private async end(update: string, values: unknown[]): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `WITH changed AS (${update}),
            cleared AS (DELETE FROM interpretation_drafts WHERE interpretation_id = $1)
       ${ANNOUNCE}`,
      values,
    );
    return rows.length > 0;
  }
}

/** The member was deleted after the access token had been looked at. */
function isAuthorGone(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { code?: string }).code === FOREIGN_KEY_VIOLATION
  );
}

/** A member owns by account, a guest by session; what became a member's is no longer its session's. */
function ownedBy({ user, sessionId }: Caller) {
  return user ? { userId: user.id } : { userId: IsNull(), sessionId };
}
