import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  calmAnswer,
  type CareLevel,
  errorMessages,
  type ImportAnswer,
  importedDreamSchema,
  importReasons,
  limits,
  validationMessages,
} from '@kkumpuri/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { AppError } from '../../http/app-error.js';
import { InterpretingService } from '../../interpretation/interpreting.service.js';
import { exportSignatures, type SignedPart } from './export-format.js';
import type { Spool } from './spool.js';
import { readImport } from './read-import.js';

const BATCH = 200;

interface ImportRow {
  row: number;
  title: string | null;
  dream_content: string;
  created_at: string;
  status: 'completed' | 'noted';
  interpretation: string;
  reading: unknown;
  engine: string | null;
  fallback: boolean;
  care: CareLevel;
}

/** Imports an export, or a CSV of dates and texts. An unreadable or too large file imports nothing. */
@Injectable()
export class ImportService {
  private readonly sign: (dream: SignedPart) => string;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly interpreting: InterpretingService,
  ) {
    this.sign = exportSignatures(env.JWT_SECRET ?? '');
  }

  import(userId: string, spool: Spool): Promise<ImportAnswer> {
    return this.dataSource.transaction(async (manager) => {
      // Locks the member first, as everywhere. Serializes a member's imports, so no dream is imported twice.
      const found = await manager.query<unknown[]>('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [
        userId,
      ]);
      if (found.length === 0) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
      return this.importAll(manager, userId, spool);
    });
  }

  private async importAll(manager: EntityManager, userId: string, spool: Spool): Promise<ImportAnswer> {
    const answer: ImportAnswer = { imported: 0, skipped: [] };
    let batch: ImportRow[] = [];
    const flush = async () => {
      answer.imported += await insertNew(manager, userId, batch, answer);
      batch = [];
    };
    let row = 0;
    for await (const value of readRows(spool)) {
      row += 1;
      if (row > limits.import.rows) throw new AppError(413, 'body_too_large', errorMessages.importTooLarge);
      const read = this.read(row, value);
      if ('reason' in read) answer.skipped.push(read);
      else batch.push(read);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    answer.skipped.sort((one, other) => one.row - other.row);
    return answer;
  }

  /** Keeps the reading only if its signature is valid. Keeps the dream text in any case. */
  private read(row: number, value: unknown): ImportRow | { row: number; reason: string } {
    const parsed = importedDreamSchema.safeParse(value);
    if (!parsed.success) {
      return { row, reason: parsed.error.issues[0]?.message ?? validationMessages.malformed };
    }
    const { dream_content, title } = parsed.data;
    const created_at = parsed.data.created_at.toISOString();
    const care = this.interpreting.careLevelOf(dream_content);
    const unread = { reading: null, engine: null, fallback: false };
    const kept = { row, title: title ?? null, dream_content, created_at, care, ...unread };
    if (care === 'crisis') return { ...kept, status: 'completed', interpretation: calmAnswer() };
    const given = value as SignedPart & { signature?: unknown };
    if (given.status !== 'completed' || given.signature !== this.sign(given)) {
      return { ...kept, status: 'noted', interpretation: '' };
    }
    const { interpretation, reading, engine, fallback } = given;
    return { ...kept, status: 'completed', interpretation, reading, engine, fallback };
  }
}

async function* readRows(spool: Spool): AsyncGenerator<unknown> {
  try {
    yield* readImport(spool.type, spool.open());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(400, 'import_unreadable', errorMessages.importUnreadable);
  }
}

/** Skips duplicates (same time and text), both within the file and in the member's diary. */
async function insertNew(
  manager: EntityManager,
  userId: string,
  batch: readonly ImportRow[],
  answer: ImportAnswer,
): Promise<number> {
  if (batch.length === 0) return 0;
  const rows = new Map(batch.toReversed().map((row) => [`${row.created_at} ${row.dream_content}`, row]));
  const inserted = await manager.query<{ row: number }[]>(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS given(row int, title text, dream_content text, created_at timestamptz(3),
         status text, interpretation text, reading jsonb, engine text, fallback boolean, care text)),
     fresh AS (
       SELECT gen_random_uuid() AS id, given.* FROM given WHERE NOT EXISTS (
         SELECT FROM interpretations mine WHERE mine.user_id = $1 AND mine.created_at = given.created_at
           AND mine.dream_content = given.dream_content)),
     made AS (
       INSERT INTO interpretations (id, user_id, title, dream_content, created_at, status, interpretation, reading,
         engine, fallback, care, deadline_at, queued_at, completed_at)
       SELECT id, $1, title, dream_content, created_at, status, interpretation, nullif(reading, 'null'), engine, fallback, care,
         created_at, created_at, CASE status WHEN 'completed' THEN created_at END FROM fresh RETURNING id)
     SELECT fresh.row FROM fresh JOIN made USING (id)`,
    [userId, JSON.stringify([...rows.values()])],
  );
  const insertedRows = new Set(inserted.map(({ row }) => row));
  for (const { row } of batch)
    if (!insertedRows.has(row)) answer.skipped.push({ row, reason: importReasons.duplicate });
  return insertedRows.size;
}
