import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction, AuditEntry, AuditList, PageQuery } from '@kkumpuri/contract';
import { type PagePosition, positionOf, takePage } from '../common/page.js';
import { comesAfter, descending, Values } from '../common/text-search.js';

type AuditRow = PagePosition & Omit<AuditEntry, 'created_at'>;

const ORDER = ['entry.created_at', 'entry.id'];

/** Who did what and when. Entries outlive the admins and the targets they name. */
@Injectable()
export class AuditService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** In the transaction of what it is about: both or neither. */
  async record(
    manager: EntityManager,
    actorId: string,
    action: AuditAction,
    targetId: string | null,
  ): Promise<void> {
    await manager.query('INSERT INTO audit_entries (actor_id, action, target_id) VALUES ($1, $2, $3)', [
      actorId,
      action,
      targetId,
    ]);
  }

  async list({ limit, cursor }: PageQuery): Promise<AuditList> {
    const values = new Values();
    const rows = await this.dataSource.query<AuditRow[]>(
      `SELECT entry.id, entry.actor_id, users.username AS actor_username, entry.action, entry.target_id,
         entry.created_at AS "createdAt"
       FROM audit_entries entry LEFT JOIN users ON users.id = entry.actor_id
       WHERE ${comesAfter(ORDER, positionOf(cursor), values)}
       ORDER BY ${descending(ORDER)} LIMIT ${values.add(limit + 1)}`,
      values.list,
    );
    const { page, nextCursor } = takePage(rows, limit);
    return {
      entries: page.map(({ createdAt, ...entry }) => ({ ...entry, created_at: createdAt.toISOString() })),
      nextCursor,
    };
  }
}
