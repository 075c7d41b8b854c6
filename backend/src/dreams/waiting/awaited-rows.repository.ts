import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { columnsOf } from '../../database/columns-of.js';
import { InterpretationEntity } from '../rows/interpretation.entity.js';
import type { InterpretationDraft } from '../rows/interpretation.types.js';

/** Batch queries on the rows that requests wait for. */
@Injectable()
export class AwaitedRowsRepository {
  private readonly columns: string;

  constructor(
    @InjectRepository(InterpretationEntity) rows: Repository<InterpretationEntity>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.columns = columnsOf(rows);
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

  /** Returns the ids of the rows that no longer exist. */
  async findGone(ids: string[]): Promise<string[]> {
    const gone = await this.dataSource.query<{ id: string }[]>(
      `SELECT requested.id FROM unnest($1::uuid[]) AS requested (id)
       WHERE NOT EXISTS (SELECT FROM interpretations row WHERE row.id = requested.id)`,
      [ids],
    );
    return gone.map(({ id }) => id);
  }
}
