import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type AuditAction,
  auditActions,
  type AuditEntry,
  type AuditKind,
  type AuditList,
  type AuditQuery,
} from '@kkumpuri/contract';
import { errorMessage } from '../logging/error-for-logs.js';
import { type PagePosition, positionOf, takePage } from '../database/lists/keyset-page.js';
import { comesAfter, descending, Values } from '../database/lists/text-search.js';
import { ENV, type Env } from '../config/env.js';
import { addressPseudonyms } from './address-pseudonym.js';

interface AuditNote {
  action: AuditAction;
  actorId?: string | null;
  targetId?: string | null;
  detail?: string;
  /** The client's address; only its pseudonym is stored. */
  ip?: string;
}

type AuditRow = PagePosition & Omit<AuditEntry, 'created_at'>;

const ORDER = ['entry.created_at', 'entry.id'];
const HOUR_MS = 3_600_000;

/** The activity log. Entries outlive their actors and targets. */
@Injectable()
export class AuditService {
  private readonly logger = new Logger(AuditService.name);
  private readonly pseudonymOf: (ip: string) => string;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.pseudonymOf = addressPseudonyms(env.JWT_SECRET ?? '');
  }

  /** Writes the entry in the transaction of the recorded change, so that both commit or neither. */
  async record(manager: EntityManager, note: AuditNote): Promise<void> {
    await this.insert(manager, note, null);
  }

  /**
   * Notes repeated events: one row per hour for the same action of the same actor from the same address. A failed write
   * does not prevent signing in; it is logged instead.
   */
  async note(note: AuditNote): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    const { action, actorId, targetId, detail, ip } = note;
    const address = ip && this.pseudonymOf(ip);
    const key = [hour, action, actorId, targetId, detail, address].map((part) => part ?? '').join(' ');
    try {
      await this.insert(this.dataSource.manager, note, key);
    } catch (error) {
      this.logger.error({ msg: 'could not write to the activity log', action, reason: errorMessage(error) });
    }
  }

  async list({ limit, cursor, kind }: AuditQuery): Promise<AuditList> {
    const values = new Values();
    const ofKind = kind ? `entry.kind = ${values.add(kind)}` : 'true';
    const rows = await this.dataSource.query<AuditRow[]>(
      `SELECT entry.id, entry.kind, entry.actor_id, users.username AS actor_username, entry.action, entry.target_id,
         entry.detail, entry.address, entry.times, entry.created_at AS "createdAt"
       FROM audit_entries entry LEFT JOIN users ON users.id = entry.actor_id
       WHERE ${ofKind} AND ${comesAfter(ORDER, positionOf(cursor), values)}
       ORDER BY ${descending(ORDER)} LIMIT ${values.add(limit + 1)}`,
      values.list,
    );
    const { page, nextCursor } = takePage(rows, limit);
    return {
      entries: page.map(({ createdAt, ...entry }) => ({ ...entry, created_at: createdAt.toISOString() })),
      nextCursor,
    };
  }

  private async insert(manager: EntityManager, note: AuditNote, repeatKey: string | null): Promise<void> {
    const { action, actorId = null, targetId = null, detail = null, ip } = note;
    const address = ip === undefined ? null : this.pseudonymOf(ip);
    await manager.query(
      `INSERT INTO audit_entries (kind, action, actor_id, target_id, detail, address, repeat_key)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (repeat_key) DO UPDATE SET times = audit_entries.times + 1`,
      [kindOf(action), action, actorId, targetId, detail, address, repeatKey],
    );
  }
}

function kindOf(action: AuditAction): AuditKind {
  return (auditActions.admin as readonly string[]).includes(action) ? 'admin' : 'account';
}
