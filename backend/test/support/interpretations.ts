import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Caller } from '../../src/http/caller.decorator.js';
import { InterpretationEntity } from '../../src/dreams/rows/interpretation.entity.js';
import { InterpretationRepository } from '../../src/dreams/rows/interpretation.repository.js';
import type { Completion } from '../../src/dreams/rows/interpretation.types.js';
import { QueueSnapshotRepository } from '../../src/dreams/admission/queue-snapshot.repository.js';
import { AwaitedRowsRepository } from '../../src/dreams/waiting/awaited-rows.repository.js';
import { WorkRepository } from '../../src/dreams/work/work.repository.js';
import { openPlainDatabase } from './plain-database.js';

export const DEADLINE_MS = 60_000;

export const COMPLETION: Completion = {
  interpretation: '풀이',
  reading: null,
  engine: 'lexicon',
  fallback: true,
  failure: 'timeout',
  care: 'gentle',
};

/** Repositories on a separate database, with helpers shared by their specs. */
export class TestInterpretations {
  private constructor(
    readonly dataSource: DataSource,
    readonly close: () => Promise<void>,
    readonly rows: InterpretationRepository,
    readonly awaited: AwaitedRowsRepository,
  ) {}

  readonly work = new WorkRepository(this.dataSource);
  readonly queue = new QueueSnapshotRepository(this.dataSource);

  static async open(): Promise<TestInterpretations> {
    const { dataSource, close } = await openPlainDatabase();
    const entities = dataSource.getRepository(InterpretationEntity);
    const rows = new InterpretationRepository(entities, dataSource);
    return new TestInterpretations(dataSource, close, rows, new AwaitedRowsRepository(entities, dataSource));
  }

  async clear(): Promise<void> {
    await this.dataSource.query('DELETE FROM interpretations; DELETE FROM interpretation_drafts');
  }

  newDream(caller: Caller, deadlineInMs = DEADLINE_MS) {
    const deadlineAt = new Date(Date.now() + deadlineInMs);
    return { id: randomUUID(), caller, dreamContent: '큰 뱀', care: 'none' as const, deadlineAt };
  }

  insert(caller: Caller, done?: Completion): Promise<InterpretationEntity> {
    return this.insertDream(this.newDream(caller), done);
  }

  async insertDream(
    dream: ReturnType<typeof this.newDream>,
    done?: Completion,
  ): Promise<InterpretationEntity> {
    const row = await this.rows.insert(dream, done);
    if (!row) throw new Error('no row without a key');
    return row;
  }

  find(id: string): Promise<InterpretationEntity> {
    return this.dataSource.getRepository(InterpretationEntity).findOneByOrFail({ id });
  }

  async age(id: string, column: 'created_at' | 'queued_at' | 'started_at', seconds: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE interpretations SET ${column} = now() - $2 * interval '1 second' WHERE id = $1`,
      [id, seconds],
    );
  }
}
