import { HUNDREDTHS } from '../learning/classifier.js';
import { pack } from '../learning/packed.js';
import type { RankerData } from './knowledge.js';

export interface Example {
  story: number;
  features: readonly string[];
}

/** Smoothing: adds this many examples with average feature frequencies to each story. */
const PRIOR = 10;

/** Computes log ratios of feature frequencies per story. Drops features that occur in only one example. */
export function rankerData(examples: readonly Example[]): RankerData {
  const sizes = new Map<number, number>();
  const counts = new Map<string, Map<number, number>>();
  for (const { story, features } of examples) {
    sizes.set(story, (sizes.get(story) ?? 0) + 1);
    for (const feature of features) {
      const byStory = counts.get(feature) ?? new Map<number, number>();
      counts.set(feature, byStory.set(story, (byStory.get(story) ?? 0) + 1));
    }
  }
  const shared = [...counts].filter(([, byStory]) => totalOf(byStory) > 1);
  const ratios = shared.map(([, byStory]) => ratiosOf(byStory, sizes, examples.length));
  return {
    features: shared.map(([feature]) => feature),
    counts: pack(ratios.map((pairs) => pairs.length)),
    stories: pack(ratios.flatMap((pairs) => pairs.map(([story]) => story))),
    ratios: pack(ratios.flatMap((pairs) => pairs.map(([, ratio]) => ratio))),
  };
}

/** Pairs of a story and the log ratio, in hundredths. */
function ratiosOf(
  byStory: ReadonlyMap<number, number>,
  sizes: ReadonlyMap<number, number>,
  examples: number,
): [number, number][] {
  const average = totalOf(byStory) / examples;
  return [...byStory].flatMap(([story, count]): [number, number][] => {
    const ratio = Math.log((count + PRIOR * average) / ((sizes.get(story) ?? 0) + PRIOR) / average);
    return ratio > 0 ? [[story, Math.round(ratio * HUNDREDTHS)]] : [];
  });
}

const totalOf = (byStory: ReadonlyMap<number, number>): number =>
  [...byStory.values()].reduce((sum, count) => sum + count, 0);
