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

/** The foreign key to the row inserted by the same statement is checked when the statement ends. */
const CLAIM_KEY = `WITH claimed AS (
  INSERT INTO idempotency_keys AS stored (owner, key, interpretation_id) VALUES (coalesce($2::uuid, $3::uuid), $14, $1)
  ON CONFLICT (owner, key) DO UPDATE SET interpretation_id = excluded.interpretation_id, created_at = now()
    WHERE stored.created_at <= now() - ${KEY_LIFETIME}
  RETURNING key)`;

/** Excludes dreams that their owner has removed but can still restore. */
const NOT_REMOVED = Raw(
  (id) => `NOT EXISTS (SELECT 1 FROM removals WHERE removals.dream_id = ${id} AND removals.kind = 'dream')`,
);

/** Creates, reads and lists rows for their owners. */
@Injectable()
export class InterpretationRepository {
  /** SELECT list of all columns, aliased to the entity's property names. */
  private readonly columns: string;

  constructor(
    @InjectRepository(InterpretationEntity) private readonly rows: Repository<InterpretationEntity>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.columns = columnsOf(rows);
  }

  /**
   * Inserts the row as pending or, with a completion, as completed. Claims the idempotency key in the same statement,
   * so that neither exists without the other. Returns null if an earlier request has the key.
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

  /** Builds the completed row that `insert` would return, without storing it. */
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

  /** Finds only the caller's own row, even for an admin, and locks it until the transaction ends. */
  lockOwned(manager: EntityManager, id: string, caller: Caller): Promise<InterpretationEntity | null> {
    return manager.findOne(InterpretationEntity, {
      where: { ...ownedBy(caller), id: And(Equal(id), NOT_REMOVED) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Returns `limit` + 1 rows after the position, newest first. */
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

/** Whether the member was deleted after the access token had been checked. */
function isAuthorGone(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { code?: string }).code === FOREIGN_KEY_VIOLATION
  );
}

export function isOwn(row: InterpretationEntity, { user, sessionId }: Caller): boolean {
  return row.userId === null ? row.sessionId === sessionId : row.userId === user?.id;
}

/** A member owns rows by account, a guest by session. A session no longer owns rows linked to a member. */
function ownedBy({ user, sessionId }: Caller) {
  return user ? { userId: user.id } : { userId: IsNull(), sessionId };
}
