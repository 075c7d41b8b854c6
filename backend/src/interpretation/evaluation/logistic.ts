/** A case: its features and its label. */
export interface Example {
  numbers: readonly number[];
  isUntrue: boolean;
  /** Weight in the loss. */
  weight: number;
}

export interface Line {
  intercept: number;
  weights: number[];
}

const STEPS = 3000;
const RATE = 0.5;
const L2_PENALTY = 1;

/** Fits a logistic regression by gradient descent on standardized features. */
export function fit(examples: readonly Example[]): Line {
  const size = examples[0]?.numbers.length ?? 0;
  const indexes = Array.from({ length: size }, (_, index) => index);
  const means = indexes.map((index) => meanOf(examples.map(({ numbers }) => numbers[index] ?? 0)));
  const deviations = indexes.map((index) => deviationOf(examples.map(({ numbers }) => numbers[index] ?? 0)));
  const scaled = examples.map(({ numbers, ...rest }) => ({
    ...rest,
    numbers: numbers.map((number, index) => (number - (means[index] ?? 0)) / (deviations[index] ?? 1)),
  }));
  const line = descend(scaled, size);
  const weights = line.weights.map((weight, index) => weight / (deviations[index] ?? 1));
  const shift = weights.reduce((sum, weight, index) => sum + weight * (means[index] ?? 0), 0);
  return { intercept: line.intercept - shift, weights };
}

function descend(examples: readonly Example[], size: number): Line {
  const line: Line = { intercept: 0, weights: Array.from({ length: size }, () => 0) };
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    let interceptGradient = 0;
    const gradient = line.weights.map((weight) => L2_PENALTY * weight);
    for (const { numbers, isUntrue, weight } of examples) {
      const error = (1 / (1 + Math.exp(-scoreOf(line, numbers))) - Number(isUntrue)) * weight;
      interceptGradient += error;
      numbers.forEach((number, index) => (gradient[index] = (gradient[index] ?? 0) + error * number));
    }
    line.intercept -= (RATE * interceptGradient) / total;
    line.weights = line.weights.map((weight, index) => weight - (RATE * (gradient[index] ?? 0)) / total);
  }
  return line;
}

export const scoreOf = ({ intercept, weights }: Line, numbers: readonly number[]): number =>
  numbers.reduce((sum, number, index) => sum + number * (weights[index] ?? 0), intercept);

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function deviationOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2))) || 1;
}
