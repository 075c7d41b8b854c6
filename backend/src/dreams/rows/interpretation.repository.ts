import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import {
  And,
  DataSource,
  type EntityManager,
  Equal,
  IsNull,
  QueryFailedError,
  Raw,
  type Repository,
} from 'typeorm';
import type { Caller } from '../../http/caller.decorator.js';
import { columnsOf } from '../../database/columns-of.js';
import type { PagePosition } from '../../database/lists/keyset-page.js';
import { authorGone } from '../interpretation-errors.js';
import { KEY_LIFETIME } from '../idempotency/idempotency.service.js';
import { InterpretationEntity } from './interpretation.entity.js';
import type { Completion, NewInterpretation } from './interpretation.types.js';

const FOREIGN_KEY_VIOLATION = '23503';

/** The reference to a row that the same statement inserts is checked at its end. */
const CLAIM_KEY = `WITH claimed AS (
  INSERT INTO idempotency_keys AS made (owner, key, interpretation_id) VALUES (coalesce($2::uuid, $3::uuid), $14, $1)
  ON CONFLICT (owner, key) DO UPDATE SET interpretation_id = excluded.interpretation_id, created_at = now()
    WHERE made.created_at <= now() - ${KEY_LIFETIME}
  RETURNING key)`;

/** Removed by its owner, who can still undo that. */
const NOT_REMOVED = Raw(
  (id) => `NOT EXISTS (SELECT 1 FROM removals WHERE removals.dream_id = ${id} AND removals.kind = 'dream')`,
);

/** Rows as their owners create, read and list them. */
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

  async findOwned(id: string, caller: Caller): Promise<InterpretationEntity | null> {
    const own = { ...ownedBy(caller), id: And(Equal(id), NOT_REMOVED) };
    const row = await this.rows.findOneBy(caller.user?.isAdmin ? { id } : own);
    if (row) await this.addPosts([row]);
    return row;
  }

  /** Its owner's alone, whoever is an admin; locked until the transaction ends. */
  lockOwned(manager: EntityManager, id: string, caller: Caller): Promise<InterpretationEntity | null> {
    return manager.findOne(InterpretationEntity, {
      where: { ...ownedBy(caller), id: And(Equal(id), NOT_REMOVED) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** `limit` + 1 rows, newest first, after the position. */
  async listOwned(caller: Caller, limit: number, after?: PagePosition): Promise<InterpretationEntity[]> {
    const query = this.rows.createQueryBuilder('row').where({ ...ownedBy(caller), id: NOT_REMOVED });
    if (after) query.andWhere('(row.createdAt, row.id) < (:createdAt, :id)', after);
    const rows = await query
      .orderBy('row.createdAt', 'DESC')
      .addOrderBy('row.id', 'DESC')
      .take(limit + 1)
      .getMany();
    await this.addPosts(rows);
    return rows;
  }

  private async addPosts(rows: InterpretationEntity[]): Promise<void> {
    const shared = rows.filter(({ isShared }) => isShared);
    if (shared.length === 0) return;
    const posts = await this.dataSource.query<{ id: string; dream: string }[]>(
      'SELECT id, interpretation_id AS dream FROM posts WHERE interpretation_id = ANY($1)',
      [shared.map(({ id }) => id)],
    );
    const postOf = new Map(posts.map(({ id, dream }) => [dream, id]));
    for (const row of shared) row.postId = postOf.get(row.id);
  }

  async countOwned(caller: Caller): Promise<{ total: number; shared: number }> {
    const [total, shared] = await Promise.all([
      this.rows.countBy({ ...ownedBy(caller), id: NOT_REMOVED }),
      this.rows.countBy({ ...ownedBy(caller), id: NOT_REMOVED, isShared: true }),
    ]);
    return { total, shared };
  }
}

/** The member was deleted after the access token had been looked at. */
function isAuthorGone(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { code?: string }).code === FOREIGN_KEY_VIOLATION
  );
}

export function isOwn(row: InterpretationEntity, { user, sessionId }: Caller): boolean {
  return row.userId === null ? row.sessionId === sessionId : row.userId === user?.id;
}

/** A member owns by account, a guest by session; what became a member's is no longer its session's. */
function ownedBy({ user, sessionId }: Caller) {
  return user ? { userId: user.id } : { userId: IsNull(), sessionId };
}
