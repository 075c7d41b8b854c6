import { HUNDREDTHS, scaleOf, toShares, type ClassifierData } from './classifier.js';
import { pack } from './packed.js';

export interface TrainingExample {
  features: readonly string[];
  /** The correct labels, equally weighted. */
  labels: readonly string[];
}

export interface Training {
  /** Features in fewer examples are ignored: they do not generalise. */
  minExamples: number;
  rounds: number;
  l2Penalty: number;
  /** In hundredths. Smaller weights are dropped to save space. */
  minWeight: number;
}

const LEARNING_RATE = 0.3;
/** Smaller errors are ignored, for speed. */
const MIN_ERROR = 2e-3;
/** Initial sum of squared gradients: damps the first steps. */
const DAMPING = 1e-4;

interface IndexedExample {
  numbers: Int32Array;
  scale: number;
  /** Places of the correct labels. */
  targets: readonly number[];
}

/** Trains softmax regression with AdaGrad. Deterministic for the same examples in the same order. */
export function trainClassifier(examples: readonly TrainingExample[], training: Training): ClassifierData {
  const names = [...new Set(examples.flatMap(({ labels }) => labels))].sort();
  const features = frequentFeatures(examples, training.minExamples);
  const indexed = examples.map((example) => indexedOf(example, names, features));
  const model = new Model(names.length, features.size, training.l2Penalty);
  for (let round = 0; round < training.rounds; round += 1) {
    for (const example of shuffled(indexed, round + 1)) model.update(example);
  }
  return storedOf(names, [...features.keys()], model.weights, training.minWeight);
}

function frequentFeatures(examples: readonly TrainingExample[], least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= least);
  return new Map(frequent.map(([feature], number) => [feature, number]));
}

function indexedOf(
  { features, labels }: TrainingExample,
  names: readonly string[],
  numbers: ReadonlyMap<string, number>,
): IndexedExample {
  const known = Int32Array.from(features.flatMap((feature) => numbers.get(feature) ?? []));
  return { numbers: known, scale: scaleOf(known.length), targets: labels.map((name) => names.indexOf(name)) };
}

/** Dense weights, by feature and name. 32-bit numbers, because there may be millions. */
class Model {
  readonly weights: Float32Array;
  private readonly squaredGradients: Float32Array;
  private readonly shares: Float64Array;

  constructor(
    private readonly names: number,
    features: number,
    private readonly l2Penalty: number,
  ) {
    this.weights = new Float32Array(features * names);
    this.squaredGradients = new Float32Array(features * names).fill(DAMPING);
    this.shares = new Float64Array(names);
  }

  update({ numbers, scale, targets }: IndexedExample): void {
    this.predict(numbers, scale);
    for (let place = 0; place < this.names; place += 1) {
      const target = targets.includes(place) ? 1 / targets.length : 0;
      const error = (this.shares[place] ?? 0) - target;
      if (Math.abs(error) < MIN_ERROR) continue;
      for (const number of numbers) this.step(number * this.names + place, error * scale);
    }
  }

  private predict(numbers: Int32Array, scale: number): void {
    const { names, shares, weights } = this;
    shares.fill(0);
    for (const number of numbers) {
      const row = number * names;
      for (let place = 0; place < names; place += 1)
        shares[place] = (shares[place] ?? 0) + (weights[row + place] ?? 0);
    }
    toShares(shares, scale);
  }

  private step(cell: number, slope: number): void {
    const gradient = slope + this.l2Penalty * (this.weights[cell] ?? 0);
    const squared = (this.squaredGradients[cell] ?? 0) + gradient * gradient;
    this.squaredGradients[cell] = squared;
    this.weights[cell] = (this.weights[cell] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(squared);
  }
}

function storedOf(
  names: string[],
  features: readonly string[],
  weights: Float32Array,
  minWeight: number,
): ClassifierData {
  const kept: { feature: string; places: number[]; weights: number[] }[] = [];
  features.forEach((feature, number) => {
    const row = { feature, places: [] as number[], weights: [] as number[] };
    for (let place = 0; place < names.length; place += 1) {
      const weight = Math.round((weights[number * names.length + place] ?? 0) * HUNDREDTHS);
      if (Math.abs(weight) < minWeight) continue;
      row.places.push(place);
      row.weights.push(weight);
    }
    if (row.places.length > 0) kept.push(row);
  });
  return {
    names,
    features: kept.map(({ feature }) => feature),
    counts: pack(kept.map(({ places }) => places.length)),
    places: pack(kept.flatMap(({ places }) => places)),
    weights: pack(kept.flatMap((row) => row.weights)),
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
