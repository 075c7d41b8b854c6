import type { Question } from '@kkumpuri/contract';

/** A question as this browser keeps it. */
export interface KeptQuestion extends Omit<Question, 'created_at' | 'answer_date'> {
  date: string;
  answerDate: string | null;
  source: 'sample' | 'local';
}

/** A question on screen, wherever it came from. */
export interface ShownQuestion extends Question {
  source: 'server' | KeptQuestion['source'];
}
