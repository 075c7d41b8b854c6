import type { Question, QuestionCategory } from '@kkumpuri/contract';
import type { PagePosition } from '../database/lists/keyset-page.js';

/** A selected question row. Names are those of the API, except for the times. */
export interface QuestionRow extends PagePosition {
  title: string;
  category: QuestionCategory;
  content: string;
  author: string;
  views: number;
  answer: string | null;
  answerDate: Date | null;
}

export const QUESTION_COLUMNS = `questions.id, questions.title, questions.category, questions.content, questions.author,
  questions.views, questions.answer, questions.answer_date AS "answerDate", questions.created_at AS "createdAt"`;

/** Converts a row to the API format. */
export function presentQuestion({ createdAt, answerDate, ...row }: QuestionRow): Question {
  return {
    ...row,
    answered: row.answer !== null,
    answer_date: answerDate?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
