import { DetailFinder } from '../details/detail-finder.js';
import type { WrittenClauses } from '../knowledge/clause-data.js';
import { detailData } from '../knowledge/detail-data.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { MarkedDream } from '../schema/marked-dream.js';
import type { Reader } from '../understanding/understanding.js';
import { FOLDS } from './cross-validate-stories.js';

/** Counts of clauses. */
export interface DetailCounts {
  /** Details that are found as annotators marked them, and others. */
  right: number;
  wrong: number;
  marked: number;
}

/** Finds the details of each marked dream after training on four fifths of the others and on the written clauses. */
export function crossValidateDetails(
  reader: Reader,
  words: Knowledge['details'],
  { marked, detailClauses }: { marked: readonly MarkedDream[]; detailClauses: WrittenClauses },
): DetailCounts {
  const counts: DetailCounts = { right: 0, wrong: 0, marked: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = (_dream: MarkedDream, at: number) => at % FOLDS === fold;
    const others = marked.filter((dream, at) => !isHeldOut(dream, at));
    const finder = new DetailFinder(detailData(detailClauses, others), words);
    for (const { text, details } of marked.filter(isHeldOut)) {
      counts.marked += details.length;
      for (const { kind, start, end } of finder.find(reader.understand(text))) {
        const isMarked = details.some(({ detail, where }) => {
          const from = text.indexOf(where);
          return detail === kind && from < end && start < from + where.length;
        });
        counts[isMarked ? 'right' : 'wrong'] += 1;
      }
    }
  }
  return counts;
}
