import type { Situation } from '../symbol-entry.js';
import { clauseIndexAt, type Clause } from './clauses.js';
import type { Occurrence } from './occurrences.js';

/** The scene that an occurrence is part of, and the clause that gave it away. */
export interface ReadSituation {
  situation: Situation | null;
  clause: number;
  cueClause: number;
  weight: number;
}

/** The occurrence's own clause tells most, then the next clause, then the one before. */
export function readSituation(
  text: string,
  clauses: readonly Clause[],
  occurrence: Occurrence,
): ReadSituation {
  const clause = clauseIndexAt(clauses, occurrence.start);
  const last = clauseIndexAt(clauses, Math.max(occurrence.start, occurrence.end - 1));
  for (const { index, weight } of neighbours(clauses, clause, last)) {
    const words = text.slice(clauses[index]?.start, clauses[index]?.end);
    const found = occurrence.symbol.situations.find(({ cue }) => cue.test(words));
    if (found) return { situation: found.situation, clause, cueClause: index, weight };
  }
  return { situation: null, clause, cueClause: clause, weight: 0 };
}

function neighbours(clauses: readonly Clause[], own: number, last: number) {
  const sentence = clauses[own]?.sentence;
  const tried = [{ index: own, weight: 4 }];
  if (last > own) tried.push({ index: last, weight: 4 });
  const next = last + 1;
  const inSentence = (index: number) => clauses[index] !== undefined && clauses[index].sentence === sentence;
  if (inSentence(next)) tried.push({ index: next, weight: 3 });
  if (inSentence(own - 1)) tried.push({ index: own - 1, weight: 2 });
  if (inSentence(next + 1)) tried.push({ index: next + 1, weight: 2 });
  if (clauses[next] !== undefined && !inSentence(next)) tried.push({ index: next, weight: 1 });
  return tried;
}
