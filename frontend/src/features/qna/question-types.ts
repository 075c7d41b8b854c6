import type { Question } from '@kkumpuri/contract';

/** A question as stored in this browser. */
export interface KeptQuestion extends Omit<Question, 'created_at' | 'answer_date'> {
  date: string;
  answerDate: string | null;
  source: 'sample' | 'local';
}

/** A question on screen, from any source. */
export interface ShownQuestion extends Question {
  source: 'server' | KeptQuestion['source'];
}
