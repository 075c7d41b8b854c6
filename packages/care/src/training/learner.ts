import { BITS, piecesOf } from '../judge/pieces.js';
import type { StoredWeights } from '../judge/model.js';

/** Jest resolves a global on every access, which is slow. */
const { abs, exp, max, sqrt } = Math;
const PLACES = 1 << BITS;
/** Rounds over all examples before the first selection of passages, and after each selection. */
const FIRST_ROUNDS = 8;
const SELECTIONS = 3;
const ROUNDS_PER_SELECTION = 6;
const STEP = 1;
/** Averages the weights over the rounds from this one on, to smooth out the effect of the last examples. */
const AVERAGED_FROM = 14;
/** Skips examples with a smaller error. Most examples fall below it soon. */
const MIN_ERROR = 0.003;
/** Minimum weight of a piece, for pieces that are equally frequent in both classes. */
const MIN_CLASS_RATIO = 1;

/** Clauses of one text. */
export type Clauses = readonly string[];
type Passage = Int32Array;

/** A prepared text: each clause alone, and each together with the next. */
interface PreparedText {
  whole: Passage;
  passages: readonly Passage[];
}

interface Sample {
  passage: Passage;
  label: 0 | 1;
}

function prepare(clauses: Clauses): PreparedText {
  const alone = clauses.map((clause) => Int32Array.from(piecesOf(clause)));
  const pairs = alone.slice(1).map((next, at) => Int32Array.from([...(alone[at] ?? []), ...next]));
  return { whole: Int32Array.from(alone.flatMap((places) => [...places])), passages: [...pairs, ...alone] };
}

/**
 * Logistic regression over hashed n-grams (pieces). Every passage of a negative text is a negative sample. A positive
 * text has at least one positive passage: training starts with the whole text, then uses its highest-scoring passage.
 * Deterministic: the same examples in the same order produce the same weights.
 */
export class Learner {
  /** Weight of each piece, including its class ratio. */
  private readonly weights = new Float64Array(PLACES);
  /** Learning rate of each piece: the square of its class ratio. */
  private learningRates: Float64Array = new Float64Array(PLACES);
  private bias = 0;
  private readonly sums = new Float64Array(PLACES);
  private biases = 0;
  private averaged = 0;

  static train(positiveTexts: readonly Clauses[], negativeTexts: readonly Clauses[]): Learner {
    const learner = new Learner();
    const positive = positiveTexts.map(prepare);
    const samples = (select: (text: PreparedText) => Passage): Sample[] => [
      ...positive.map((text): Sample => ({ passage: select(text), label: 1 })),
      ...negative,
    ];
    const negative = negativeTexts
      .map(prepare)
      .flatMap(({ passages }) => passages.map((passage): Sample => ({ passage, label: 0 })));
    const wholes = samples(({ whole }) => whole);
    learner.learningRates = classRatios(wholes).map((ratio) => ratio * ratio);
    learner.run(wholes, 0, FIRST_ROUNDS);
    for (let selection = 0; selection < SELECTIONS; selection += 1) {
      const round = FIRST_ROUNDS + selection * ROUNDS_PER_SELECTION;
      learner.run(
        samples((text) => learner.highestScoring(text)),
        round,
        ROUNDS_PER_SELECTION,
      );
    }
    return learner;
  }

  /** Returns the averaged weights, quantized to one byte each, as model.json stores them. */
  stored(): StoredWeights {
    const all = this.sums.map((sum) => sum / this.averaged);
    const largest = all.reduce((highest, weight) => max(highest, abs(weight)), 0);
    const scale = Number((largest / 127).toPrecision(6));
    const bytes = Int8Array.from(all, (weight) => Math.round(weight / scale));
    return {
      bias: Number((this.biases / this.averaged).toFixed(4)),
      scale,
      weights: Buffer.from(bytes.buffer).toString('base64'),
    };
  }

  private run(samples: Sample[], firstRound: number, rounds: number): void {
    for (let round = firstRound; round < firstRound + rounds; round += 1) {
      shuffle(samples, round + 1);
      const size = STEP / (1 + round * 0.1);
      for (const sample of samples) this.learn(sample, size);
      if (round >= AVERAGED_FROM) this.addToAverage();
    }
  }

  private addToAverage(): void {
    this.averaged += 1;
    this.biases += this.bias;
    for (let place = 0; place < PLACES; place += 1)
      this.sums[place] = (this.sums[place] ?? 0) + (this.weights[place] ?? 0);
  }

  private highestScoring({ passages, whole }: PreparedText): Passage {
    let best = passages[0] ?? whole;
    let highest = -Infinity;
    for (const passage of passages) {
      const score = this.score(passage);
      if (score > highest) [best, highest] = [passage, score];
    }
    return best;
  }

  private score(passage: Passage): number {
    let sum = 0;
    for (const place of passage) sum += this.weights[place] ?? 0;
    return this.bias + sum / sqrt(max(1, passage.length));
  }

  private learn({ passage, label }: Sample, size: number): void {
    const error = label - 1 / (1 + exp(-this.score(passage)));
    if (abs(error) < MIN_ERROR) return;
    const change = (size * error) / sqrt(max(1, passage.length));
    this.bias += size * error * 0.1;
    for (const place of passage) {
      this.weights[place] = (this.weights[place] ?? 0) + change * (this.learningRates[place] ?? 0);
    }
  }
}

/**
 * Weight of each piece by the log ratio of its frequencies in the two classes: rarer in one class, higher weight. From
 * Wang and Manning, Baselines and Bigrams (2012).
 */
function classRatios(samples: readonly Sample[]): Float64Array {
  const seen = [new Float64Array(PLACES).fill(1), new Float64Array(PLACES).fill(1)] as const;
  const all: [number, number] = [2, 2];
  for (const { passage, label } of samples) {
    all[label] += 1;
    for (const place of passage) seen[label][place] = (seen[label][place] ?? 0) + 1;
  }
  return seen[1].map((positive, place) => {
    const ratio = positive / all[1] / ((seen[0][place] ?? 1) / all[0]);
    return MIN_CLASS_RATIO + abs(Math.log(ratio));
  });
}

/** Deterministic: the same seed gives the same order on every machine. */
function shuffle<T>(items: T[], seed: number): void {
  let state = seed;
  for (let last = items.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = (state >>> 8) % (last + 1);
    const kept = items[last] as T;
    items[last] = items[other] as T;
    items[other] = kept;
  }
}
