import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { InterpreterFailure } from '../../interpretation/interpreter.port.js';
import type {
  ClaimedInterpretation,
  Completion,
  InterpretationDraft,
  ReadingCost,
} from '../rows/interpretation.types.js';
import { INTERPRETATIONS_CHANNEL } from '../waiting/notifications.js';

const ANNOUNCE = `SELECT pg_notify('${INTERPRETATIONS_CHANNEL}', id::text) FROM changed`;

/** Claims rows, stores drafts and ends rows, for workers. */
@Injectable()
export class WorkRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Claims a pending row; returns null if there is none. A row past its deadline gets a new one: its request has timed
   * out, but its owner can still fetch the reading.
   */
  async claim(id: string, workerId: string, deadlineMs: number): Promise<ClaimedInterpretation | null> {
    const [rows] = await this.dataSource.query<[ClaimedInterpretation[]]>(
      `UPDATE interpretations SET attempts = attempts + 1, started_at = coalesce(started_at, now()), queued_at = now(),
         claimed_by = $2, claimed_at = now(),
         deadline_at = CASE WHEN deadline_at < now() THEN now() + $3 * interval '1 millisecond' ELSE deadline_at END
       WHERE id = $1 AND status = 'pending'
       RETURNING id, dream_content AS "dreamContent", deadline_at AS "deadlineAt", created_at AS "createdAt", attempts, care,
         EXISTS (SELECT FROM users WHERE users.id = user_id AND NOT use_ai) AS "withoutAi"`,
      [id, workerId, deadlineMs],
    );
    return rows[0] ?? null;
  }

  /** Leaves the row pending, but frees its worker's slot until it is claimed again. */
  async release(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE interpretations SET claimed_by = NULL WHERE id = $1 AND status = 'pending'`,
      [id],
    );
  }

  /** Stores the reading once. Returns false if the row had already ended or was deleted. */
  async complete(
    id: string,
    { interpretation, reading, engine, fallback, failure, care }: Completion,
    cost?: ReadingCost,
  ): Promise<boolean> {
    return this.end(
      `UPDATE interpretations SET status = 'completed', interpretation = $2, reading = $3, engine = $4, fallback = $5,
         failure = $6, care = $7, prompt_version = $8, input_tokens = $9, output_tokens = $10, cost = $11, latency_ms = $12,
         completed_at = now()
       WHERE id = $1 AND status = 'pending' RETURNING id`,
      [
        ...[id, interpretation, JSON.stringify(reading), engine, fallback, failure, care],
        ...[cost?.promptVersion, cost?.inputTokens, cost?.outputTokens, cost?.cost, cost?.latencyMs],
      ],
    );
  }

  async fail(id: string, failure: InterpreterFailure): Promise<boolean> {
    return this.end(
      `UPDATE interpretations SET status = 'failed', failure = $2, completed_at = now()
       WHERE id = $1 AND status = 'pending' RETURNING id`,
      [id, failure],
    );
  }

  async saveDraft(id: string, sections: InterpretationDraft['sections']): Promise<void> {
    await this.dataSource.query(
      `WITH changed AS (
         INSERT INTO interpretation_drafts AS draft (interpretation_id, sections)
         SELECT id, $2 FROM interpretations WHERE id = $1 AND status = 'pending'
         ON CONFLICT (interpretation_id) DO UPDATE SET sections = excluded.sections, updated_at = now()
         RETURNING interpretation_id AS id)
       ${ANNOUNCE}`,
      [id, JSON.stringify(sections)],
    );
  }

  /** Returns the ids of the given rows that have ended or no longer exist. */
  async findWithdrawn(ids: string[]): Promise<string[]> {
    const withdrawn = await this.dataSource.query<{ id: string }[]>(
      `SELECT requested.id FROM unnest($1::uuid[]) AS requested (id)
       WHERE NOT EXISTS (SELECT FROM interpretations row WHERE row.id = requested.id AND row.status = 'pending')`,
      [ids],
    );
    return withdrawn.map(({ id }) => id);
  }

  /** Deletes a draft that was saved while its row ended. */
  async dropDraft(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM interpretation_drafts WHERE interpretation_id = $1', [id]);
  }

  /** Returns pending rows whose `queued_at` is older than `olderThanMs`, and sets it to now. */
  async takeForgotten(olderThanMs: number, limit: number): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(
      `UPDATE interpretations SET queued_at = now() WHERE id IN (
         SELECT id FROM interpretations
         WHERE status = 'pending' AND queued_at < now() - $1 * interval '1 millisecond'
         ORDER BY queued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [olderThanMs, limit],
    );
    return rows.map((row) => row.id);
  }

  private async end(update: string, values: unknown[]): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `WITH changed AS (${update}),
            cleared AS (DELETE FROM interpretation_drafts WHERE interpretation_id = $1)
       ${ANNOUNCE}`,
      values,
    );
    return rows.length > 0;
  }
}
