import type { ClassifierData } from '../learning/classifier.js';
import type { MarkedFacts } from '../schema/marked-dream.js';
import { DREAM } from '../understanding/fact-finder.js';
import { clauseData, type WrittenClauses } from './clause-data.js';

const TRAINING = { minExamples: 2, rounds: 6, l2Penalty: 7e-4, minWeight: 10, unmarked: DREAM };

/** Trains the classifier of waking facts: on clauses of marked texts and on clauses written for each fact. */
export function factData(written: WrittenClauses, marked: readonly MarkedFacts[]): ClassifierData {
  const texts = marked.map(({ text, facts }) => ({
    text,
    marks: facts.map(({ fact, where }) => ({ label: fact, where })),
  }));
  return clauseData(written, texts, TRAINING);
}
