import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangeDreamInput, Interpretation } from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { requireShareableText } from '../care/shareable-text.js';
import { DreamReadingService } from '../dreams/dream-reading.service.js';
import type { InterpretationEntity } from '../dreams/rows/interpretation.entity.js';
import type { Caller } from '../http/caller.decorator.js';
import { titleFor } from './sharing.service.js';

/** Changes a dream and its post on the board. */
@Injectable()
export class DreamChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly dreams: DreamReadingService,
  ) {}

  /** Fails with 404 if the caller does not own the dream, even for an admin. */
  async change(caller: Caller, id: string, { title }: ChangeDreamInput): Promise<Interpretation> {
    await this.dataSource.transaction(async (manager) => {
      const dream = await this.dreams.lockOwn(manager, caller, id);
      if (title !== undefined) await retitle(manager, dream, title);
    });
    return this.dreams.readOwn(caller, id);
  }
}

/** Locks the dream before the post, as all code that locks both does. */
async function retitle(
  manager: EntityManager,
  dream: InterpretationEntity,
  title: string | null,
): Promise<void> {
  if (title !== null && dream.isShared) requireShareableText(title);
  await manager.query('UPDATE interpretations SET title = $2 WHERE id = $1', [dream.id, title]);
  await manager.query(
    `WITH renamed AS (
       UPDATE posts SET title = $2 WHERE interpretation_id = $1 RETURNING id, title, dream_content)
     UPDATE post_search SET search = search_grams(title || ' ' || dream_content)
     FROM renamed WHERE post_id = renamed.id`,
    [dream.id, title ?? titleFor(dream)],
  );
}
