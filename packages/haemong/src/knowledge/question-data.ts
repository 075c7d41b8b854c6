import type { ClassifierData } from '../learning/classifier.js';
import { exampleOf } from '../learning/training-example.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import { mayAsk, NO_QUESTION, QuestionPatterns } from '../understanding/question-finder.js';
import { readClauses } from '../understanding/clause-words.js';
import { clauseData, type WrittenClauses } from './clause-data.js';
import type { Question } from './knowledge.js';

const TRAINING = { minExamples: 2, rounds: 6, l2Penalty: 4e-4, minWeight: 20, unmarked: NO_QUESTION };

/** Chooses the dream before each written question: a prime, so that all dreams take turns. */
const STRIDE = 37;

/**
 * Trains the classifier of questions: on written questions, each at the end of a dream, on what the patterns find in dreams, and on all clauses of dreams
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
  let next = 0;
  const inContext = (label: string, question: string) => {
    next = (next + STRIDE) % dreams.length;
    return exampleOf(lastQuestionOf(dreams[next]?.text ?? '', question), label);
  };
  return clauseData(written, texts, { ...TRAINING, isUncertain: mayAsk, inContext });
}

/** Returns the features of the asking clause of a question after a dream; some ask before they tell why. */
function lastQuestionOf(dream: string, question: string): string[] {
  const before = `${dream.trim()}\n`;
  const text = before + question;
  const clauses = readClauses(text).filter(({ end }) => end > before.length);
  const asking = clauses.filter(({ start, end }) => mayAsk(text.slice(start, end)));
  return (asking.at(-1) ?? clauses.at(-1))?.features ?? [];
}
