import { factData } from '../knowledge/fact-data.js';
import type { WrittenClauses } from '../knowledge/clause-data.js';
import { otherFacts } from '../schema/fact.js';
import type { MarkedFacts } from '../schema/marked-dream.js';
import { FactFinder, type WakingClause } from '../understanding/fact-finder.js';
import { FOLDS } from './cross-validate-stories.js';

/** Counts of clauses. */
export interface FactCounts {
  /** Taken out of the dream, rightly and wrongly. */
  outside: number;
  wronglyOutside: number;
  /** Facts that are found as annotators marked them, and others. */
  right: number;
  wrong: number;
  /** Facts with sentences of their own that annotators marked. */
  marked: number;
}

/** Finds the waking facts of each marked text after training on four fifths of the others and on the written clauses. */
export function crossValidateFacts(marked: readonly MarkedFacts[], factClauses: WrittenClauses): FactCounts {
  const counts: FactCounts = { outside: 0, wronglyOutside: 0, right: 0, wrong: 0, marked: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = (_text: MarkedFacts, at: number) => at % FOLDS === fold;
    const data = factData(
      factClauses,
      marked.filter((dream, at) => !isHeldOut(dream, at)),
    );
    const finder = new FactFinder(data);
    for (const dream of marked.filter(isHeldOut)) countClauses(dream, finder.find(dream.text), counts);
  }
  return counts;
}

function countClauses(dream: MarkedFacts, found: readonly WakingClause[], counts: FactCounts): void {
  counts.marked += dream.facts.filter(({ fact }) => !(otherFacts as readonly string[]).includes(fact)).length;
  for (const { fact, isOutside, ...clause } of found) {
    const facts = factsAt(dream, clause);
    if (isOutside) counts[facts.length > 0 ? 'outside' : 'wronglyOutside'] += 1;
    if (fact) counts[facts.includes(fact) ? 'right' : 'wrong'] += 1;
  }
}

/** Returns the marked facts whose words overlap the clause. */
const factsAt = ({ text, facts }: MarkedFacts, { start, end }: { start: number; end: number }): string[] =>
  facts
    .filter(({ where }) => {
      const from = text.indexOf(where);
      return from < end && start < from + where.length;
    })
    .map(({ fact }) => fact);
