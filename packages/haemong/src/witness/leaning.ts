import type { Signs } from './signs.js';

/** How much each sign weighs, learnt from readings that are right and wrong; see data/witness.yaml. */
export interface WitnessWeights {
  start: number;
  signs: Record<keyof Signs, number>;
  /** From here on a telling is taken for one of something else. */
  bound: number;
}

/** How far the signs lean towards a telling being of something else. */
export function leaningOf(signs: Signs, { start, signs: weights }: WitnessWeights): number {
  const names = Object.keys(weights) as (keyof Signs)[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], start);
}
