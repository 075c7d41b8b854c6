import { clausesOf } from './clauses.js';
import { piecesOf } from './pieces.js';

export interface Weights {
  bias: number;
  /** One for each place of the table. */
  weights: ArrayLike<number>;
}

interface Sum {
  sum: number;
  pieces: number;
}

function sumOf(sentence: string, { weights }: Weights): Sum {
  const places = piecesOf(sentence);
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return { sum, pieces: places.length };
}

function lean({ bias }: Weights, { sum, pieces }: Sum): number {
  return bias + sum / Math.sqrt(Math.max(1, pieces));
}

export interface Leans {
  /** Of each sentence: how far its furthest clause leans. */
  sentences: number[];
  clauses: number;
}

/**
 * How far each sentence leans towards somebody in distress; zero is even. A clause counts by itself and together with its
 * neighbours, whichever leans further, so that what stands around a grave one does not dilute it.
 */
export function leansOf(sentences: readonly string[], weights: Weights): Leans {
  const clauses = sentences.flatMap((sentence, at) => clausesOf(sentence).map((text) => ({ text, at })));
  const sums = clauses.map(({ text }) => sumOf(text, weights));
  const alone = sums.map((sum) => lean(weights, sum));
  const withNext = sums.map((own, at) => {
    const next = sums[at + 1];
    return next ? lean(weights, { sum: own.sum + next.sum, pieces: own.pieces + next.pieces }) : -Infinity;
  });
  const furthest = sentences.map(() => -Infinity);
  for (const [place, { at }] of clauses.entries()) {
    const most = Math.max(alone[place] ?? 0, withNext[place] ?? -Infinity, withNext[place - 1] ?? -Infinity);
    furthest[at] = Math.max(furthest[at] ?? -Infinity, most);
  }
  return { sentences: furthest, clauses: clauses.length };
}
