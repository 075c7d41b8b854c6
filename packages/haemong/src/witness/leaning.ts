import type { Signs, WitnessWeights } from '../schema/signs.js';

/** How far the signs lean towards a telling being of something else. */
export function leaningOf(signs: Signs, { start, signs: weights }: WitnessWeights): number {
  const names = Object.keys(weights) as (keyof Signs)[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], start);
}
