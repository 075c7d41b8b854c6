import type { Clause } from '@kkumpuri/korean';
import type { ClassifierData } from '../learning/classifier.js';
import { trainClassifier, type Training } from '../learning/train-classifier.js';
import { exampleOf, type TrainingExample } from '../learning/training-example.js';
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

export interface ClauseTraining extends Training {
  /** The label of clauses without a mark. */
  unmarked: string;
  /** Tests that a clause without a mark must not be trained on. */
  isUncertain?: (clause: string) => boolean;
  /**
   * Returns the written clauses as they stand in a text. By default they stand alone, and lack the features that other
   * clauses get from the words around them.
   */
  inContext?: (label: string, written: string) => TrainingExample;
}

const standingAlone = (label: string, written: string): TrainingExample =>
  exampleOf([...new Set(clauseWordFeatures(written))], label);

/** Trains a classifier on the clauses of marked texts, where `unmarked` labels the others, and on written clauses. */
export function clauseData(
  written: WrittenClauses,
  marked: readonly MarkedText[],
  { unmarked, isUncertain, inContext = standingAlone, ...training }: ClauseTraining,
): ClassifierData {
  const byLabel = Object.entries(written);
  const examples = byLabel.flatMap(([label, clauses]) => clauses.map((text) => inContext(label, text)));
  const inTexts = marked.flatMap((text) => examplesOf(text, unmarked, isUncertain));
  return trainClassifier([...inTexts, ...examples], training);
}

function examplesOf(
  { text, marks }: MarkedText,
  unmarked: string,
  isUncertain: ClauseTraining['isUncertain'],
): TrainingExample[] {
  const told = marks.map(({ label, where }) => ({ label, start: text.indexOf(where), length: where.length }));
  return readClauses(text).flatMap((clause) => {
    const found = told.filter(({ start, length }) => isSame(clause, start, length)).map(({ label }) => label);
    if (found.length > 0) return [exampleOf(clause.features, ...new Set(found))];
    return isUncertain?.(text.slice(clause.start, clause.end)) ? [] : [exampleOf(clause.features, unmarked)];
  });
}

function isSame({ start, end }: Clause, from: number, length: number): boolean {
  const common = Math.min(end, from + length) - Math.max(start, from);
  return common >= MIN_OVERLAP * Math.min(end - start, length);
}
