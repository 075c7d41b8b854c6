import { BITS, piecesOf } from '../judge/pieces.js';
import type { StoredWeights } from '../judge/model.js';

/** Jest looks a global up anew each time. */
const { abs, exp, max, sqrt } = Math;
const PLACES = 1 << BITS;
/** Rounds over all examples before the first choice of telling passages, and after each choice. */
const FIRST_ROUNDS = 8;
const CHOICES = 3;
const ROUNDS_PER_CHOICE = 6;
const STEP = 1;
/** The weights are averaged over the rounds from this one on, which evens out what single examples did last. */
const AVERAGED_FROM = 14;
/** An example that errs by less teaches nothing more; most of them soon do. */
const LEAST_ERROR = 0.003;
/** How much a piece counts at least that both kinds have equally often. */
const LEAST_SPREAD = 1;

/** Of one text. */
export type Clauses = readonly string[];
type Passage = Int32Array;

/** An example as the learner sees it: each clause alone, and each with the next. */
interface Lesson {
  whole: Passage;
  passages: readonly Passage[];
}

interface Step {
  passage: Passage;
  wanted: 0 | 1;
}

function lessonOf(clauses: Clauses): Lesson {
  const alone = clauses.map((clause) => Int32Array.from(piecesOf(clause)));
  const pairs = alone.slice(1).map((next, at) => Int32Array.from([...(alone[at] ?? []), ...next]));
  return { whole: Int32Array.from(alone.flatMap((places) => [...places])), passages: [...pairs, ...alone] };
}

/**
 * Logistic regression over pieces of text. A harmless example is harmless in every passage. A grave example is grave
 * in one of its passages at least: learning begins with the whole text, then goes on with the passage that leans furthest.
 * The same examples in the same order always make the same weights.
 */
export class Learner {
  /** What a piece adds, its spread included. */
  private readonly weights = new Float64Array(PLACES);
  /** The square of each piece's spread: how fast its weight is learnt. */
  private speeds: Float64Array = new Float64Array(PLACES);
  private bias = 0;
  private readonly sums = new Float64Array(PLACES);
  private biases = 0;
  private averaged = 0;

  static train(graveTexts: readonly Clauses[], harmlessTexts: readonly Clauses[]): Learner {
    const learner = new Learner();
    const grave = graveTexts.map(lessonOf);
    const steps = (telling: (lesson: Lesson) => Passage): Step[] => [
      ...grave.map((lesson): Step => ({ passage: telling(lesson), wanted: 1 })),
      ...calm,
    ];
    const calm = harmlessTexts
      .map(lessonOf)
      .flatMap(({ passages }) => passages.map((passage): Step => ({ passage, wanted: 0 })));
    const wholes = steps(({ whole }) => whole);
    learner.speeds = spreadOf(wholes).map((spread) => spread * spread);
    learner.run(wholes, 0, FIRST_ROUNDS);
    for (let choice = 0; choice < CHOICES; choice += 1) {
      const round = FIRST_ROUNDS + choice * ROUNDS_PER_CHOICE;
      learner.run(
        steps((lesson) => learner.furthest(lesson)),
        round,
        ROUNDS_PER_CHOICE,
      );
    }
    return learner;
  }

  /** The weights in the form in which they are kept and used. */
  stored(): StoredWeights {
    const all = this.sums.map((sum) => sum / this.averaged);
    const largest = all.reduce((most, weight) => max(most, abs(weight)), 0);
    const scale = Number((largest / 127).toPrecision(6));
    const bytes = Int8Array.from(all, (weight) => Math.round(weight / scale));
    return {
      bias: Number((this.biases / this.averaged).toFixed(4)),
      scale,
      weights: Buffer.from(bytes.buffer).toString('base64'),
    };
  }

  private run(steps: Step[], firstRound: number, rounds: number): void {
    for (let round = firstRound; round < firstRound + rounds; round += 1) {
      shuffle(steps, round + 1);
      const size = STEP / (1 + round * 0.1);
      for (const step of steps) this.learn(step, size);
      if (round >= AVERAGED_FROM) this.addToAverage();
    }
  }

  private addToAverage(): void {
    this.averaged += 1;
    this.biases += this.bias;
    for (let place = 0; place < PLACES; place += 1)
      this.sums[place] = (this.sums[place] ?? 0) + (this.weights[place] ?? 0);
  }

  private furthest({ passages, whole }: Lesson): Passage {
    let best = passages[0] ?? whole;
    let most = -Infinity;
    for (const passage of passages) {
      const lean = this.lean(passage);
      if (lean > most) [best, most] = [passage, lean];
    }
    return best;
  }

  private lean(passage: Passage): number {
    let sum = 0;
    for (const place of passage) sum += this.weights[place] ?? 0;
    return this.bias + sum / sqrt(max(1, passage.length));
  }

  private learn({ passage, wanted }: Step, size: number): void {
    const error = wanted - 1 / (1 + exp(-this.lean(passage)));
    if (abs(error) < LEAST_ERROR) return;
    const change = (size * error) / sqrt(max(1, passage.length));
    this.bias += size * error * 0.1;
    for (const place of passage) {
      this.weights[place] = (this.weights[place] ?? 0) + change * (this.speeds[place] ?? 0);
    }
  }
}

/**
 * How unevenly each piece is spread over the two kinds: a piece that one of them hardly has teaches more. From Wang and Manning,
 * Baselines and Bigrams (2012).
 */
function spreadOf(steps: readonly Step[]): Float64Array {
  const seen = [new Float64Array(PLACES).fill(1), new Float64Array(PLACES).fill(1)] as const;
  const all: [number, number] = [2, 2];
  for (const { passage, wanted } of steps) {
    all[wanted] += 1;
    for (const place of passage) seen[wanted][place] = (seen[wanted][place] ?? 0) + 1;
  }
  return seen[1].map((grave, place) => {
    const ratio = grave / all[1] / ((seen[0][place] ?? 1) / all[0]);
    return LEAST_SPREAD + abs(Math.log(ratio));
  });
}

/** The same order for the same seed, on every machine. */
function shuffle<T>(steps: T[], seed: number): void {
  let state = seed;
  for (let last = steps.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = (state >>> 8) % (last + 1);
    const kept = steps[last] as T;
    steps[last] = steps[other] as T;
    steps[other] = kept;
  }
}
