import type { RankerData } from '../knowledge/knowledge.js';
import { HUNDREDTHS } from '../learning/classifier.js';
import { unpack } from '../learning/packed.js';

export interface Ranked {
  story: number;
  /** Mean log ratio of the features: how much likelier they are in this story's examples than in all. */
  score: number;
  /** Probability of this story among all stories: 0 to 1. */
  share: number;
}

/** A dream with fewer features is scored as if it had this many: a single word is weak evidence. */
const FEWEST_FEATURES = 10;
/** Turns mean scores into shares. Sums are not used: pieces of one word are not independent evidence. */
const SHARPNESS = 8;
/** Minimum score of a story to be considered. */
const LOWEST = 0.3;

/** Ranks stories by naive Bayes over their examples, using only the features in favor of a story. */
export class Ranker {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly stories: Int16Array;
  private readonly ratios: Int16Array;
  /** By feature: the index of its first story; the next feature's index is the end. */
  private readonly offsets: Uint32Array;
  private readonly storyCount: number;

  constructor(data: RankerData) {
    this.numbers = new Map(data.features.map((feature, number) => [feature, number]));
    this.stories = unpack(data.stories);
    this.ratios = unpack(data.ratios);
    this.storyCount = 1 + this.stories.reduce((most, story) => Math.max(most, story), -1);
    this.offsets = offsetsOf(unpack(data.counts));
  }

  /** Returns the stories that the features support, most likely first, without those below the minimum. */
  rank(features: readonly string[]): Ranked[] {
    const sums = new Float64Array(this.storyCount);
    let known = 0;
    for (const feature of features) {
      const number = this.numbers.get(feature);
      if (number === undefined) continue;
      known += 1;
      this.add(number, sums);
    }
    const count = HUNDREDTHS * Math.max(FEWEST_FEATURES, known);
    const best = sums.reduce((most, sum) => Math.max(most, sum), 0);
    const ranked: Ranked[] = [];
    let total = 0;
    sums.forEach((sum, story) => {
      const weight = Math.exp(((sum - best) / count) * SHARPNESS);
      total += weight;
      if (sum / count >= LOWEST) ranked.push({ story, score: sum / count, share: weight });
    });
    for (const entry of ranked) entry.share /= total;
    return ranked.sort((a, b) => b.score - a.score);
  }

  /** Indexed loop over numbers, for speed: reading a page spends most of its time here. */
  private add(feature: number, sums: Float64Array): void {
    const end = this.offsets[feature + 1] ?? 0;
    for (let at = this.offsets[feature] ?? 0; at < end; at += 1) {
      const story = this.stories[at] ?? 0;
      sums[story] = (sums[story] ?? 0) + (this.ratios[at] ?? 0);
    }
  }

  /** Returns the features that support the story, strongest first. */
  reasons(features: readonly string[], story: number): string[] {
    const ratioOf = (feature: string) => {
      const sums = new Float64Array(this.storyCount);
      const number = this.numbers.get(feature);
      if (number !== undefined) this.add(number, sums);
      return sums[story] ?? 0;
    };
    return features.filter(ratioOf).sort((a, b) => ratioOf(b) - ratioOf(a));
  }
}

function offsetsOf(counts: Int16Array): Uint32Array {
  const offsets = new Uint32Array(counts.length + 1);
  counts.forEach((count, at) => (offsets[at + 1] = (offsets[at] ?? 0) + count));
  return offsets;
}
