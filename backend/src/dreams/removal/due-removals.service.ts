import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { DreamDeletionService } from '../dream-deletion.service.js';

const BATCH = 500;

interface DueRemoval {
  dream_id: string;
  kind: 'dream' | 'share';
}

/** Carries out removals whose undo period has expired. Called by the worker's sweeper. */
@Injectable()
export class DueRemovals {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly deletion: DreamDeletionService,
  ) {}

  /** Runs one by one, each in the lock order of all deletions. One already done by another worker has no effect. */
  async carryOut(): Promise<void> {
    const due = await this.dataSource.query<DueRemoval[]>(
      `SELECT dream_id, kind FROM removals WHERE due_at <= now() ORDER BY due_at LIMIT ${BATCH}`,
    );
    for (const { dream_id: id, kind } of due) {
      if (kind === 'share') {
        await this.dataSource.transaction((manager) => takeOffBoard(manager, id));
      } else {
        await this.deletion.discardJobs(await this.deletion.deleteRows('id = $1', [id]));
      }
    }
  }
}

async function takeOffBoard(manager: EntityManager, id: string): Promise<void> {
  await manager.query('UPDATE interpretations SET is_shared = false WHERE id = $1', [id]);
  await manager.query('DELETE FROM posts WHERE interpretation_id = $1', [id]);
  await manager.query("DELETE FROM removals WHERE dream_id = $1 AND kind = 'share'", [id]);
}
