import { errorMessages, type FeedbackState } from '@kkumpuri/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../http/app-error.js';
import type { Caller } from '../../http/caller.decorator.js';
import { interpretationNotFound } from '../interpretation-errors.js';

const OWNED = `CASE WHEN $2::uuid IS NULL THEN user_id IS NULL AND session_id = $3 ELSE user_id = $2 END`;

/** Stores the owner's feedback on a reading. New feedback replaces the old. */
@Injectable()
export class FeedbackService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async give({ user, sessionId }: Caller, id: string, feedback: FeedbackState): Promise<FeedbackState> {
    const [rows] = await this.dataSource.query<[{ hasReading: boolean }[]]>(
      `UPDATE interpretations SET
         feedback = CASE WHEN reading IS NULL THEN feedback ELSE $4 END,
         feedback_reason = CASE WHEN reading IS NULL THEN feedback_reason ELSE $5 END
       WHERE id = $1 AND ${OWNED} RETURNING reading IS NOT NULL AS "hasReading"`,
      [id, user?.id ?? null, sessionId, feedback.value, feedback.reason],
    );
    if (!rows[0]) throw interpretationNotFound();
    if (!rows[0].hasReading) throw new AppError(400, 'not_completed', errorMessages.readingMissing);
    return feedback;
  }
}
