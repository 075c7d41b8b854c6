import { NO_DETAIL } from '../details/detail-finder.js';
import type { ClassifierData } from '../learning/classifier.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import { clauseData, type WrittenClauses } from './clause-data.js';

const TRAINING = { minExamples: 2, rounds: 5, l2Penalty: 4e-4, minWeight: 20, unmarked: NO_DETAIL };

/** Trains the classifier of details: on clauses of marked dreams and on clauses written for each kind. */
export function detailData(written: WrittenClauses, marked: readonly MarkedDream[]): ClassifierData {
  const texts = marked.map(({ text, details }) => ({
    text,
    marks: details.map(({ detail, where }) => ({ label: detail, where })),
  }));
  return clauseData(written, texts, TRAINING);
}
