import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat } from '@kkumpuri/contract';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { type ExportedDream, exportForms, exportSignatures } from './export-format.js';

/** Dreams held in memory at once. */
const BATCH = 20;

interface Position {
  created_at: Date;
  id: string;
}

type Row = Omit<ExportedDream, 'created_at'> & { created_at: Date };

/** Streams a member's dreams and their readings, oldest first. */
@Injectable()
export class ExportService {
  private readonly forms: ReturnType<typeof exportForms>;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.forms = exportForms(exportSignatures(env.JWT_SECRET ?? ''));
  }

  open(member: { id: string; username: string; email: string }, format: ExportFormat) {
    return { type: this.forms[format].type, body: Readable.from(this.write(member, format)) };
  }

  private async *write(
    { id, username, email }: { id: string; username: string; email: string },
    format: ExportFormat,
  ): AsyncGenerator<string> {
    const { begin, dream, end } = this.forms[format];
    yield begin({ username, email });
    let last: Position | null = null;
    for (;;) {
      const rows = await this.read(id, last);
      for (const row of rows) {
        yield dream(present(row), last === null);
        last = row;
      }
      if (rows.length < BATCH) break;
    }
    yield end;
  }

  /** Runs one statement per batch, so a slow client holds no database connection. */
  private async read(userId: string, last: Position | null): Promise<Row[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT id, created_at, title, dream_content, status, interpretation, reading, engine, fallback, care, is_shared
       FROM interpretations
       WHERE user_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) > ($2, $3::uuid))
       ORDER BY created_at, id LIMIT ${BATCH}`,
      [userId, last?.created_at ?? null, last?.id ?? null],
    );
    // Empties the array: the query runner keeps a reference until the next full garbage collection (50 MB by then).
    return rows.splice(0);
  }
}

function present({ created_at, ...row }: Row): ExportedDream {
  return { ...row, created_at: created_at.toISOString() };
}
