import { clausesOf } from './clauses.js';
import { piecesOf } from './pieces.js';

export interface Weights {
  bias: number;
  /** One for each place of the table, in units of `scale`. */
  weights: Int8Array;
  scale: number;
}

/** Two opinions on the same pieces of text. */
export interface Judge {
  /** Towards somebody in distress, whether or not it is said. */
  distress: Weights;
  /** Towards an intent said outright. */
  intent: Weights;
}

interface Clause {
  pieces: readonly number[];
  /** Which sentence it belongs to. */
  sentence: number;
}

interface Sum {
  sum: number;
  pieces: number;
}

function sumOf(pieces: readonly number[], { weights }: Weights): Sum {
  let sum = 0;
  for (const place of pieces) sum += weights[place] ?? 0;
  return { sum, pieces: pieces.length };
}

function lean({ bias, scale }: Weights, { sum, pieces }: Sum): number {
  return bias + (scale * sum) / Math.sqrt(Math.max(1, pieces));
}

/** Of each sentence: how far its furthest clause leans, by itself or together with the clause before or after it. */
function furthestOf(clauses: readonly Clause[], weights: Weights): number[] {
  const sums = clauses.map(({ pieces }) => sumOf(pieces, weights));
  const alone = sums.map((sum) => lean(weights, sum));
  const withNext = sums.map((own, at) => {
    const next = sums[at + 1];
    return next ? lean(weights, { sum: own.sum + next.sum, pieces: own.pieces + next.pieces }) : -Infinity;
  });
  const furthest: number[] = [];
  for (const [place, { sentence }] of clauses.entries()) {
    const most = Math.max(alone[place] ?? 0, withNext[place] ?? -Infinity, withNext[place - 1] ?? -Infinity);
    furthest[sentence] = Math.max(furthest[sentence] ?? -Infinity, most);
  }
  return furthest;
}

export interface Leans {
  /** Of each sentence; zero is even. */
  distress: number[];
  intent: number[];
  clauses: number;
}

/**
 * How far each sentence leans either way. A clause counts by itself and together with its neighbours, whichever leans
 * further, so that what stands around a grave one does not dilute it.
 */
export function leansOf(sentences: readonly string[], judge: Judge): Leans {
  const clauses = sentences.flatMap((text, sentence) =>
    clausesOf(text).map((clause): Clause => ({ pieces: piecesOf(clause), sentence })),
  );
  return {
    distress: furthestOf(clauses, judge.distress),
    intent: furthestOf(clauses, judge.intent),
    clauses: clauses.length,
  };
}
