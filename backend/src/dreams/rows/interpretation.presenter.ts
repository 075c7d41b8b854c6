import { assessCare } from '@kkumpuri/care';
import type { Interpretation } from '@kkumpuri/contract';
import { withAllParts } from '../../interpretation/stored-reading.js';
import type { InterpretationEntity } from './interpretation.entity.js';

/** Converts a row to its API form. */
export function presentInterpretation(row: InterpretationEntity): Interpretation {
  return {
    id: row.id,
    user_id: row.userId,
    title: row.title ?? null,
    dream_content: row.dreamContent,
    interpretation: row.interpretation,
    is_shared: row.isShared,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    reading: withAllParts(row.reading),
    engine: row.engine,
    fallback: row.fallback,
    care: row.care,
    feedback: row.feedback ? { value: row.feedback, reason: row.feedbackReason } : null,
    ...(row.postId && { post_id: row.postId }),
    ...(row.care === 'gentle' && { care_first: assessCare(row.dreamContent).first }),
  };
}
