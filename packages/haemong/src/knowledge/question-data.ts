import type { ClassifierData } from '../learning/classifier.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import { mayAsk, NO_QUESTION, QuestionPatterns } from '../understanding/question-finder.js';
import { clauseData, type WrittenClauses } from './clause-data.js';
import type { Question } from './knowledge.js';

const TRAINING = { minExamples: 2, rounds: 6, l2Penalty: 4e-4, minWeight: 20, unmarked: NO_QUESTION };

/**
 * Trains the classifier of questions: on written clauses, on what the patterns find in dreams, and on all clauses of dreams
 * that end unlike a question.
 */
export function questionData(
  written: WrittenClauses,
  questions: Readonly<Record<string, Question>>,
  dreams: readonly MarkedDream[],
): ClassifierData {
  const patterns = new QuestionPatterns(questions);
  const texts = dreams.map(({ text }) => ({
    text,
    marks: patterns
      .find(text)
      .map(({ kind, start, end }) => ({ label: kind, where: text.slice(start, end).trim() })),
  }));
  return clauseData(written, texts, { ...TRAINING, isUncertain: mayAsk });
}
