import { clausesOf } from './clauses.js';
import { piecesOf } from './pieces.js';

export interface Weights {
  bias: number;
  /** One weight per place of the table, in units of `scale`. */
  weights: Int8Array;
  scale: number;
}

/** Two logistic-regression classifiers over the same character n-grams. */
export interface Judge {
  /** Detects distress, whether or not the writer states it. */
  distress: Weights;
  /** Detects a stated intent. */
  intent: Weights;
}

interface Clause {
  pieces: readonly number[];
  /** Index of the sentence that contains the clause. */
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

function score({ bias, scale }: Weights, { sum, pieces }: Sum): number {
  return bias + (scale * sum) / Math.sqrt(Math.max(1, pieces));
}

/** Returns the highest clause score of each sentence, alone or together with the previous or next clause. */
function highestScores(clauses: readonly Clause[], weights: Weights): number[] {
  const sums = clauses.map(({ pieces }) => sumOf(pieces, weights));
  const alone = sums.map((sum) => score(weights, sum));
  const withNext = sums.map((own, at) => {
    const next = sums[at + 1];
    return next ? score(weights, { sum: own.sum + next.sum, pieces: own.pieces + next.pieces }) : -Infinity;
  });
  const highest: number[] = [];
  for (const [place, { sentence }] of clauses.entries()) {
    const best = Math.max(alone[place] ?? 0, withNext[place] ?? -Infinity, withNext[place - 1] ?? -Infinity);
    highest[sentence] = Math.max(highest[sentence] ?? -Infinity, best);
  }
  return highest;
}

export interface SentenceScores {
  /** One score per sentence; zero means equal odds. */
  distress: number[];
  intent: number[];
  clauses: number;
}

/**
 * Scores each sentence by its highest-scoring clause. A clause is scored alone and together with each neighbour, so
 * that the text around a serious clause does not dilute it.
 */
export function scoreSentences(sentences: readonly string[], judge: Judge): SentenceScores {
  const clauses = sentences.flatMap((text, sentence) =>
    clausesOf(text).map((clause): Clause => ({ pieces: piecesOf(clause), sentence })),
  );
  return {
    distress: highestScores(clauses, judge.distress),
    intent: highestScores(clauses, judge.intent),
    clauses: clauses.length,
  };
}
