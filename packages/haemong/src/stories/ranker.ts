import type { RankerData } from '../knowledge/knowledge.js';

export interface Ranked {
  story: number;
  /** The mean log ratio of the features: how much likelier they are in this story's examples than in others. */
  score: number;
  /** The story's share among all stories, if one of them is told: 0 to 1. */
  share: number;
}

/** A dream of fewer features is scored as if it had these: one word alone proves little. */
const FEWEST_FEATURES = 10;
/** Pieces of one word do not speak independently of each other. Scores are sharpened by this into shares. */
const SHARPNESS = 8;

/** Ranks stories by naive Bayes over their examples, of which only what speaks for a story counts. */
export class Ranker {
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(private readonly data: RankerData) {
    this.numbers = new Map(data.features.map((feature, number) => [feature, number]));
  }

  /** The stories that any feature speaks for, the likeliest first. */
  rank(features: readonly string[]): Ranked[] {
    const sums = new Map<number, number>();
    let known = 0;
    for (const feature of features) {
      const number = this.numbers.get(feature);
      if (number === undefined) continue;
      known += 1;
      for (const [story, ratio] of this.data.ratios[number] ?? [])
        sums.set(story, (sums.get(story) ?? 0) + ratio);
    }
    const count = Math.max(FEWEST_FEATURES, known);
    const ranked = [...sums].map(([story, sum]) => ({ story, score: sum / count, share: 0 }));
    return withShares(ranked.sort((a, b) => b.score - a.score));
  }

  /** The features that speak most for the story. */
  reasons(features: readonly string[], story: number): string[] {
    const ratioOf = (feature: string) =>
      this.data.ratios[this.numbers.get(feature) ?? -1]?.find(([other]) => other === story)?.[1] ?? 0;
    return features.filter(ratioOf).sort((a, b) => ratioOf(b) - ratioOf(a));
  }
}

function withShares(ranked: readonly Ranked[]): Ranked[] {
  const best = ranked[0]?.score ?? 0;
  const weights = ranked.map(({ score }) => Math.exp((score - best) * SHARPNESS));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return ranked.map((entry, place) => ({ ...entry, share: (weights[place] ?? 0) / total }));
}
