import { HUNDREDTHS, scaleOf, toShares, type ClassifierData } from './classifier.js';
import { cellsOf, type Cells, type IndexedExample } from './cells.js';
import { FeatureIndex } from './feature-index.js';
import type { TrainingExample } from './training-example.js';

export interface Training {
  /** Features in fewer examples are ignored: they do not generalise. */
  minExamples: number;
  /** Features that occur with more names are ignored: they hardly tell names apart, and cost most of the time. */
  maxNames?: number;
  rounds: number;
  l2Penalty: number;
  /** Smaller errors are ignored, for speed and because the penalty would otherwise shrink weights that are right. */
  minError?: number;
  /** In hundredths. Smaller weights are dropped to save space. */
  minWeight: number;
}

const LEARNING_RATE = 1;
const DEFAULT_MIN_ERROR = 2e-3;
/** Initial sum of squared gradients: damps the first steps. */
const DAMPING = 1e-4;

/** Trains softmax regression with AdaGrad. Deterministic for the same examples in the same order. */
export function trainClassifier(examples: readonly TrainingExample[], training: Training): ClassifierData {
  const names = [...new Set(examples.flatMap(({ labels }) => labels))].sort();
  const { features, indexed } = indexExamples(examples, names, training);
  const model = new Model(indexed, features.length, names.length, training);
  for (let round = 0; round < training.rounds; round += 1) {
    for (const example of shuffled(indexed, round + 1)) model.update(example);
  }
  return storedOf(names, features, model, training.minWeight);
}

function indexExamples(
  examples: readonly TrainingExample[],
  names: readonly string[],
  { minExamples, maxNames = Infinity }: Training,
): { features: number[]; indexed: IndexedExample[] } {
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const targetsOf = ({ labels }: TrainingExample) => labels.flatMap((label) => placeOf.get(label) ?? []);
  const found = new FeatureIndex(examples.map((example) => example.features));
  const labels = found.labelsOf(examples.map(targetsOf), minExamples);
  const isUseful = (number: number) => {
    const size = labels[number]?.size ?? 0;
    return size > 0 && size <= maxNames;
  };
  const { features, lists } = found.only(isUseful);
  const indexed = lists.map((numbers, at) => ({
    numbers,
    scale: scaleOf(numbers.length),
    targets: targetsOf(examples[at] as TrainingExample),
  }));
  return { features, indexed };
}

/** Weights only for pairs of feature and name that occur together in an example. The others add little and cost much time. */
class Model {
  readonly cells: Cells;
  readonly weights: Float32Array;
  private readonly squaredGradients: Float32Array;
  private readonly shares: Float64Array;
  private readonly l2Penalty: number;
  private readonly minError: number;

  constructor(
    examples: readonly IndexedExample[],
    features: number,
    names: number,
    { l2Penalty, minError = DEFAULT_MIN_ERROR }: Training,
  ) {
    this.l2Penalty = l2Penalty;
    this.minError = minError;
    this.cells = cellsOf(examples, features, names);
    this.weights = new Float32Array(this.cells.places.length);
    this.squaredGradients = Float32Array.from(this.cells.isUsed, (isUsed) => (isUsed ? DAMPING : Infinity));
    this.shares = new Float64Array(names);
  }

  update({ numbers, scale, targets }: IndexedExample): void {
    this.predict(numbers, scale);
    const errors = this.shares;
    for (const place of targets) errors[place] = (errors[place] ?? 0) - 1 / targets.length;
    const wrong: number[] = [];
    for (let place = 0; place < errors.length; place += 1) {
      const error = errors[place] ?? 0;
      const isWrong = Math.abs(error) >= this.minError;
      errors[place] = isWrong ? error * scale : 0;
      if (isWrong) wrong.push(place);
    }
    for (const number of numbers) this.step(number, errors, wrong);
  }

  /** Loops over numbers for speed: training spends most of its time here and in `step`. */
  private predict(numbers: Int32Array, scale: number): void {
    const { shares, weights } = this;
    const { places, offsets } = this.cells;
    shares.fill(0);
    for (const number of numbers) {
      const start = offsets[number] ?? 0;
      const end = offsets[number + 1] ?? 0;
      if (end - start === shares.length)
        for (let place = 0; place < shares.length; place += 1)
          shares[place] = (shares[place] ?? 0) + (weights[start + place] ?? 0);
      else
        for (let at = start; at < end; at += 1) {
          const place = places[at] ?? 0;
          shares[place] = (shares[place] ?? 0) + (weights[at] ?? 0);
        }
    }
    toShares(shares, scale);
  }

  private step(number: number, slopes: Float64Array, wrong: readonly number[]): void {
    const { places, offsets } = this.cells;
    const start = offsets[number] ?? 0;
    const end = offsets[number + 1] ?? 0;
    if (end - start === slopes.length)
      for (const place of wrong) this.adjust(start + place, slopes[place] ?? 0);
    else
      for (let at = start; at < end; at += 1) {
        const slope = slopes[places[at] ?? 0] ?? 0;
        if (slope !== 0) this.adjust(at, slope);
      }
  }

  private adjust(at: number, slope: number): void {
    const weight = this.weights[at] ?? 0;
    const gradient = slope + this.l2Penalty * weight;
    const squared = (this.squaredGradients[at] ?? 0) + gradient * gradient;
    this.squaredGradients[at] = squared;
    this.weights[at] = weight - (LEARNING_RATE * gradient) / Math.sqrt(squared);
  }
}

function storedOf(
  names: string[],
  features: readonly number[],
  { cells: { places, offsets }, weights }: Model,
  minWeight: number,
): ClassifierData {
  const kept = { features: [] as number[], offsets: [0], places: [] as number[], weights: [] as number[] };
  features.forEach((feature, number) => {
    for (let at = offsets[number] ?? 0; at < (offsets[number + 1] ?? 0); at += 1) {
      const weight = Math.round((weights[at] ?? 0) * HUNDREDTHS);
      if (Math.abs(weight) < minWeight) continue;
      kept.places.push(places[at] ?? 0);
      kept.weights.push(weight);
    }
    if (kept.places.length === kept.offsets.at(-1)) return;
    kept.features.push(feature);
    kept.offsets.push(kept.places.length);
  });
  return {
    names,
    features: Uint32Array.from(kept.features),
    offsets: Uint32Array.from(kept.offsets),
    places: Uint16Array.from(kept.places),
    weights: Int16Array.from(kept.weights),
  };
}

/** Shuffles with a linear congruential generator: the same order for the same seed on every machine. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  let state = seed;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
