import type { Clause } from '@kkumpuri/korean';
import type { ClassifierData } from '../learning/classifier.js';
import { trainClassifier, type Training, type TrainingExample } from '../learning/train-classifier.js';
import { clauseWordFeatures, readClauses } from '../understanding/clause-words.js';

/** Minimum overlap of a clause with the marked words, as a share of the shorter one. */
const MIN_OVERLAP = 0.6;

/** A text in which annotators marked what some words tell. */
export interface MarkedText {
  text: string;
  marks: readonly { label: string; where: string }[];
}

/** Clauses by what they tell. */
export type WrittenClauses = Readonly<Record<string, readonly string[]>>;

/** Trains a classifier on the clauses of marked texts, where `unmarked` labels the others, and on written clauses. */
export function clauseData(
  written: WrittenClauses,
  marked: readonly MarkedText[],
  { unmarked, ...training }: Training & { unmarked: string },
): ClassifierData {
  const alone = Object.entries(written).flatMap(([label, clauses]) =>
    clauses.map((text) => ({ features: [...new Set(clauseWordFeatures(text))], labels: [label] })),
  );
  return trainClassifier([...marked.flatMap((text) => examplesOf(text, unmarked)), ...alone], training);
}

function examplesOf({ text, marks }: MarkedText, unmarked: string): TrainingExample[] {
  const told = marks.map(({ label, where }) => ({ label, start: text.indexOf(where), length: where.length }));
  return readClauses(text).map((clause) => {
    const found = told.filter(({ start, length }) => isSame(clause, start, length)).map(({ label }) => label);
    return {
      features: clause.features,
      labels: found.length > 0 ? [...new Set(found)] : [unmarked],
    };
  });
}

function isSame({ start, end }: Clause, from: number, length: number): boolean {
  const common = Math.min(end, from + length) - Math.max(start, from);
  return common >= MIN_OVERLAP * Math.min(end - start, length);
}
