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

/**
 * How far each sentence leans towards somebody in distress; zero is even. A sentence counts by itself and together with its
 * neighbours, whichever leans further, so that what stands around a grave sentence does not dilute it.
 */
export function leansOf(sentences: readonly string[], weights: Weights): number[] {
  const sums = sentences.map((sentence) => sumOf(sentence, weights));
  const alone = sums.map((sum) => lean(weights, sum));
  const withNext = sums.map((own, at) => {
    const next = sums[at + 1];
    return next ? lean(weights, { sum: own.sum + next.sum, pieces: own.pieces + next.pieces }) : -Infinity;
  });
  return alone.map((own, at) => Math.max(own, withNext[at] ?? -Infinity, withNext[at - 1] ?? -Infinity));
}
