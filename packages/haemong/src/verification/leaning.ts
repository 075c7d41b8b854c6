import type { Signs, VerifierWeights } from '../schema/signs.js';

/** Returns the weighted sum of the signs: the higher, the less the reading belongs to the dream. */
export function scoreOf(signs: Signs, { start, signs: weights }: VerifierWeights): number {
  const names = Object.keys(weights) as (keyof Signs)[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], start);
}
