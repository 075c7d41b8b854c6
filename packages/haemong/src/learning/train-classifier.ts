import { scaleOf, type ClassifierData } from './classifier.js';

export interface Lesson {
  features: readonly string[];
  /** The correct names, equally weighted. */
  right: readonly string[];
}

/** Rarer features are ignored: they do not generalise. */
const FEWEST_LESSONS = 5;
const ROUNDS = 10;
const STEP = 0.3;
/** L2 regularisation. */
const DECAY = 2e-4;
const LEAST_ERROR = 1e-3;
const ROUNDED_TO = 100;
/** Smaller weights are dropped to save space. */
const LEAST_WEIGHT = 0.15;

interface Numbered {
  places: Int32Array;
  scale: number;
  wanted: Float64Array;
}

/** Softmax regression by AdaGrad. The same lessons in the same order always make the same weights. */
export function trainClassifier(lessons: readonly Lesson[]): ClassifierData {
  const names = [...new Set(lessons.flatMap(({ right }) => right))].sort();
  const features = frequentFeatures(lessons);
  const numbered = lessons.map((lesson) => numberedOf(lesson, names, features));
  const weights = new Float64Array(features.size * names.length);
  const speeds = new Float64Array(weights.length).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const lesson of shuffled(numbered, round + 1)) learn(lesson, weights, speeds);
  }
  return storedOf(names, [...features.keys()], weights);
}

function frequentFeatures(lessons: readonly Lesson[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of lessons)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= FEWEST_LESSONS);
  return new Map(frequent.map(([feature], place) => [feature, place]));
}

function numberedOf(
  { features, right }: Lesson,
  names: readonly string[],
  places: ReadonlyMap<string, number>,
): Numbered {
  const known = Int32Array.from(features.flatMap((feature) => places.get(feature) ?? []));
  const wanted = Float64Array.from(names, (name) => (right.includes(name) ? 1 / right.length : 0));
  return { places: known, scale: scaleOf(known.length), wanted };
}

function learn({ places, scale, wanted }: Numbered, weights: Float64Array, speeds: Float64Array): void {
  const count = wanted.length;
  const sums = new Float64Array(count);
  for (const place of places)
    for (let at = 0; at < count; at += 1)
      sums[at] = (sums[at] ?? 0) + scale * (weights[place * count + at] ?? 0);
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  for (let at = 0; at < count; at += 1) {
    const error = (shares[at] ?? 0) / total - (wanted[at] ?? 0);
    if (Math.abs(error) < LEAST_ERROR) continue;
    for (const place of places) {
      const cell = place * count + at;
      const slope = error * scale + DECAY * (weights[cell] ?? 0);
      speeds[cell] = (speeds[cell] ?? 0) + slope * slope;
      weights[cell] = (weights[cell] ?? 0) - (STEP * slope) / Math.sqrt(speeds[cell] ?? 1);
    }
  }
}

function storedOf(names: string[], features: readonly string[], weights: Float64Array): ClassifierData {
  const count = names.length;
  const rows = features.map((feature, place) => ({
    feature,
    row: names.map((_name, at) => roundedOf(weights[place * count + at] ?? 0)),
  }));
  const telling = rows.filter(({ row }) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT));
  return { names, features: telling.map(({ feature }) => feature), weights: telling.map(({ row }) => row) };
}

const roundedOf = (weight: number): number => Math.round(weight * ROUNDED_TO) / ROUNDED_TO;

/** A linear congruential generator: the same order for the same seed, everywhere. */
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
