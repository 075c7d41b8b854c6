import type { Situation } from '../symbol-entry.js';
import { clauseIndexAt, type Clause } from './clauses.js';
import { isDenied } from './negation.js';
import type { Occurrence } from './occurrences.js';

/** The scene that an occurrence is part of, and the clause that gave it away. */
export interface ReadSituation {
  situation: Situation | null;
  clause: number;
  cueClause: number;
  weight: number;
}

/**
 * A symbol's situations stand in the order in which they tell more than the next. The clauses that go on about the
 * symbol are read together; those around them only when they say nothing.
 */
export function readSituation(
  text: string,
  clauses: readonly Clause[],
  occurrence: Occurrence,
  taken: ReadonlySet<number>,
): ReadSituation {
  const clause = clauseIndexAt(clauses, occurrence.start);
  const last = clauseIndexAt(clauses, Math.max(occurrence.start, occurrence.end - 1));
  for (const { indexes, weight } of circles(clauses, clause, last, taken)) {
    for (const { situation, cue } of occurrence.symbol.situations) {
      const cueClause = indexes.find((index) => tells(cue, wordsOf(text, clauses[index], occurrence)));
      if (cueClause !== undefined) return { situation, clause, cueClause, weight };
    }
  }
  return { situation: null, clause, cueClause: clause, weight: 0 };
}

/** 나가지 않았다 tells nothing of going out. */
function tells(cue: RegExp, words: string): boolean {
  for (const { 0: matched, index } of words.matchAll(cue)) {
    if (!isDenied(words, index, index + matched.length)) return true;
  }
  return false;
}

/** How far from the symbol a clause without an end is read. */
const REACH = 80;

function wordsOf(text: string, clause: Clause | undefined, { start, end }: Occurrence): string {
  if (!clause) return '';
  if (clause.end < start || clause.start > end)
    return text.slice(clause.start, Math.min(clause.end, clause.start + REACH));
  return text.slice(Math.max(clause.start, start - REACH), Math.min(clause.end, end + REACH));
}

/** Longer next sentences tell something new; short ones (너무 기뻤다) belong to the one before. */
const AFTERTHOUGHT = 16;

/** Clauses by how surely they speak of the symbol. `taken` are those that begin another symbol's own story. */
function circles(clauses: readonly Clause[], own: number, last: number, taken: ReadonlySet<number>) {
  const sentence = clauses[own]?.sentence;
  const near = own === last ? [own] : [own, last];
  const far: number[] = [];
  for (let index = last + 1; index <= last + 2; index += 1) {
    const clause = clauses[index];
    if (!clause) break;
    const goesOn = clause.sentence === sentence || clause.end - clause.start <= AFTERTHOUGHT;
    (goesOn && !taken.has(index) && far.length === 0 ? near : far).push(index);
  }
  const before = clauses[own - 1]?.sentence === sentence ? [own - 1] : [];
  return [
    { indexes: near, weight: 4 },
    { indexes: [...before, ...far.filter((index) => !taken.has(index))], weight: 2 },
  ];
}
