import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Look } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';

const MAX_ENTRIES = 100;

type LookRow = Omit<Look, 'dream_created_at' | 'created_at'> & { dreamAt: Date; at: Date };

/** Lists which admin opened which of a member's dreams, when and why. Limited by the retention of the activity log. */
@Injectable()
export class LooksService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(userId: string): Promise<Look[]> {
    const rows = await this.dataSource.query<LookRow[]>(
      `SELECT entry.id, entry.target_id AS dream_id, dream.created_at AS "dreamAt", admin.username AS admin_username,
         coalesce(entry.detail, '') AS reason, entry.created_at AS at
       FROM interpretations dream
       JOIN audit_entries entry ON entry.target_id = dream.id AND entry.action = 'interpretation.read'
       LEFT JOIN users admin ON admin.id = entry.actor_id
       WHERE dream.user_id = $1 ORDER BY entry.created_at DESC, entry.id DESC LIMIT ${MAX_ENTRIES}`,
      [userId],
    );
    return rows.map(({ dreamAt, at, ...look }) => ({
      ...look,
      dream_created_at: dreamAt.toISOString(),
      created_at: at.toISOString(),
    }));
  }
}
