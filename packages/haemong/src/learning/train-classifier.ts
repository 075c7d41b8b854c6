import { HUNDREDTHS, scaleOf, type ClassifierData } from './classifier.js';
import { pack } from './packed.js';

export interface TrainingExample {
  features: readonly string[];
  /** The correct labels, equally weighted. */
  labels: readonly string[];
}

/** Features in fewer examples are ignored: they do not generalise. */
const MIN_EXAMPLES = 5;
const ROUNDS = 10;
const LEARNING_RATE = 0.3;
const L2_PENALTY = 2e-4;
const MIN_ERROR = 1e-3;
/** In hundredths. Features with only smaller weights are dropped to save space. */
const MIN_WEIGHT = 15;

interface IndexedExample {
  places: Int32Array;
  scale: number;
  targets: Float64Array;
}

/** Trains softmax regression with AdaGrad. Deterministic for the same examples in the same order. */
export function trainClassifier(examples: readonly TrainingExample[]): ClassifierData {
  const names = [...new Set(examples.flatMap(({ labels }) => labels))].sort();
  const features = frequentFeatures(examples);
  const indexed = examples.map((example) => indexedOf(example, names, features));
  const weights = new Float64Array(features.size * names.length);
  const squaredGradients = new Float64Array(weights.length).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const example of shuffled(indexed, round + 1)) update(example, weights, squaredGradients);
  }
  return storedOf(names, [...features.keys()], weights);
}

function frequentFeatures(examples: readonly TrainingExample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MIN_EXAMPLES);
  return new Map(frequent.map(([feature], place) => [feature, place]));
}

function indexedOf(
  { features, labels }: TrainingExample,
  names: readonly string[],
  places: ReadonlyMap<string, number>,
): IndexedExample {
  const known = Int32Array.from(features.flatMap((feature) => places.get(feature) ?? []));
  const targets = Float64Array.from(names, (name) => (labels.includes(name) ? 1 / labels.length : 0));
  return { places: known, scale: scaleOf(known.length), targets };
}

function update(
  { places, scale, targets }: IndexedExample,
  weights: Float64Array,
  squaredGradients: Float64Array,
): void {
  const count = targets.length;
  const sums = new Float64Array(count);
  for (const place of places)
    for (let at = 0; at < count; at += 1)
      sums[at] = (sums[at] ?? 0) + scale * (weights[place * count + at] ?? 0);
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  for (let at = 0; at < count; at += 1) {
    const error = (shares[at] ?? 0) / total - (targets[at] ?? 0);
    if (Math.abs(error) < MIN_ERROR) continue;
    for (const place of places) {
      const cell = place * count + at;
      const gradient = error * scale + L2_PENALTY * (weights[cell] ?? 0);
      squaredGradients[cell] = (squaredGradients[cell] ?? 0) + gradient * gradient;
      weights[cell] =
        (weights[cell] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(squaredGradients[cell] ?? 1);
    }
  }
}

function storedOf(names: string[], features: readonly string[], weights: Float64Array): ClassifierData {
  const count = names.length;
  const rows = features.map((feature, place) => ({
    feature,
    row: names.map((_name, at) => hundredthsOf(weights[place * count + at] ?? 0)),
  }));
  const kept = rows.filter(({ row }) => row.some((weight) => Math.abs(weight) >= MIN_WEIGHT));
  return {
    names,
    features: kept.map(({ feature }) => feature),
    weights: pack(kept.flatMap(({ row }) => row)),
  };
}

const hundredthsOf = (weight: number): number => Math.round(weight * HUNDREDTHS);

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
