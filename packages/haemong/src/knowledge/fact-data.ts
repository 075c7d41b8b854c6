import { clausesOf, type Clause } from '@kkumpuri/korean';
import type { ClassifierData } from '../learning/classifier.js';
import { trainClassifier, type Training, type TrainingExample } from '../learning/train-classifier.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import { clauseWordFeatures, factFeatures } from '../understanding/fact-features.js';
import { DREAM } from '../understanding/fact-finder.js';

const TRAINING: Training = { minExamples: 3, rounds: 12, l2Penalty: 4e-4, minWeight: 60 };

/** Minimum overlap of a clause with the marked words, as a share of the shorter one. */
const MIN_OVERLAP = 0.6;

/** Trains the classifier of waking facts: on clauses of marked dreams and on clauses written for each fact. */
export function factData(
  examples: Readonly<Record<string, readonly string[]>>,
  marked: readonly MarkedDream[],
): ClassifierData {
  const written = Object.entries(examples).flatMap(([fact, clauses]) =>
    clauses.map((text) => ({ features: [...new Set(clauseWordFeatures(text))], labels: [fact] })),
  );
  return trainClassifier([...marked.flatMap(markedExamples), ...written], TRAINING);
}

function markedExamples({ text, facts }: MarkedDream): TrainingExample[] {
  const told = facts.map(({ fact, where }) => ({ fact, start: text.indexOf(where), length: where.length }));
  const clauses = clausesOf(text);
  return clauses.map((clause, at) => {
    const found = told.find(({ start, length }) => isSame(clause, start, length));
    return { features: factFeatures(text, clauses, at), labels: [found?.fact ?? DREAM] };
  });
}

function isSame({ start, end }: Clause, from: number, length: number): boolean {
  const common = Math.min(end, from + length) - Math.max(start, from);
  return common >= MIN_OVERLAP * Math.min(end - start, length);
}
