/** A case by its numbers, and whether what is looked for holds of it. */
export interface Example {
  numbers: readonly number[];
  holds: boolean;
  /** How much it counts. */
  weight: number;
}

export interface Line {
  start: number;
  weights: number[];
}

const STEPS = 3000;
const RATE = 0.5;
const SHRINKS = 1;

/** Fits a logistic regression by gradient descent over numbers brought to one scale. */
export function fit(examples: readonly Example[]): Line {
  const size = examples[0]?.numbers.length ?? 0;
  const places = Array.from({ length: size }, (_, place) => place);
  const means = places.map((place) => meanOf(examples.map(({ numbers }) => numbers[place] ?? 0)));
  const spreads = places.map((place) => spreadOf(examples.map(({ numbers }) => numbers[place] ?? 0)));
  const scaled = examples.map(({ numbers, ...rest }) => ({
    ...rest,
    numbers: numbers.map((number, place) => (number - (means[place] ?? 0)) / (spreads[place] ?? 1)),
  }));
  const line = descend(scaled, size);
  const weights = line.weights.map((weight, place) => weight / (spreads[place] ?? 1));
  const shift = weights.reduce((sum, weight, place) => sum + weight * (means[place] ?? 0), 0);
  return { start: line.start - shift, weights };
}

function descend(examples: readonly Example[], size: number): Line {
  const line: Line = { start: 0, weights: Array.from({ length: size }, () => 0) };
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    let start = 0;
    const slopes = line.weights.map((weight) => SHRINKS * weight);
    for (const { numbers, holds, weight } of examples) {
      const miss = (1 / (1 + Math.exp(-scoreOf(line, numbers))) - Number(holds)) * weight;
      start += miss;
      numbers.forEach((number, place) => (slopes[place] = (slopes[place] ?? 0) + miss * number));
    }
    line.start -= (RATE * start) / total;
    line.weights = line.weights.map((weight, place) => weight - (RATE * (slopes[place] ?? 0)) / total);
  }
  return line;
}

export const scoreOf = ({ start, weights }: Line, numbers: readonly number[]): number =>
  numbers.reduce((sum, number, place) => sum + number * (weights[place] ?? 0), start);

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2))) || 1;
}
