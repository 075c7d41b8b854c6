import type { RankerData } from '../knowledge/knowledge.js';

export interface Ranked {
  story: number;
  /** Likeness to the nearest examples, 0 to 1. */
  score: number;
  nearest: string;
  /** Likeness to all its examples together, so that no story wins by their number or by one chance likeness. */
  support: number;
}

const NEAREST = 3;
const WEIGHTS = [0.6, 0.25, 0.15];

/** Likens a dream to the examples of all stories: cosine over features weighed by their rarity. */
export class Ranker {
  /** By feature: the examples that have it. */
  private readonly postings: readonly number[][];
  private readonly norms: Float64Array;
  /** By story: how many examples it has. */
  private readonly counts: number[] = [];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(private readonly data: RankerData) {
    this.numbers = new Map(data.features.map((feature, number) => [feature, number]));
    const postings = data.features.map((): number[] => []);
    this.norms = new Float64Array(data.examples.length);
    data.examples.forEach(({ story, features }, index) => {
      this.counts[story] = (this.counts[story] ?? 0) + 1;
      let sum = 0;
      for (const feature of features) {
        sum += this.squared(feature);
        postings[feature]?.push(index);
      }
      this.norms[index] = Math.sqrt(sum) || 1;
    });
    this.postings = postings;
  }

  /** Stories by likeness, the likest first. `without` leaves an example out, for judging the ranker by its own examples. */
  rank(features: readonly string[], without = -1): Ranked[] {
    const dots = new Float64Array(this.data.examples.length);
    let own = 0;
    for (const feature of features) {
      const number = this.numbers.get(feature);
      if (number === undefined) continue;
      const squared = this.squared(number);
      own += squared;
      for (const index of this.postings[number] ?? []) dots[index] = (dots[index] ?? 0) + squared;
    }
    const norm = Math.sqrt(own) || 1;
    const byStory = new Map<number, { likeness: number; example: number }[]>();
    const sums: number[] = [];
    dots.forEach((dot, index) => {
      if (dot === 0 || index === without) return;
      const likeness = dot / (norm * (this.norms[index] ?? 1));
      const story = this.data.examples[index]?.story ?? -1;
      sums[story] = (sums[story] ?? 0) + likeness;
      keep(byStory, story, likeness, index);
    });
    return [...byStory]
      .map(([story, best]) => this.ranked(story, best, sums[story] ?? 0))
      .sort((a, b) => b.score - a.score);
  }

  private squared(feature: number): number {
    const weight = this.data.weights[feature] ?? 0;
    return weight * weight;
  }

  private ranked(story: number, best: { likeness: number; example: number }[], sum: number): Ranked {
    const score = best.reduce((sum, { likeness }, place) => sum + likeness * (WEIGHTS[place] ?? 0), 0);
    const support = sum / Math.sqrt(this.counts[story] ?? 1);
    return { story, score, support, nearest: this.data.examples[best[0]?.example ?? 0]?.dream ?? '' };
  }
}

function keep(
  byStory: Map<number, { likeness: number; example: number }[]>,
  story: number,
  likeness: number,
  example: number,
): void {
  const best = byStory.get(story) ?? [];
  if (best.length === NEAREST && likeness <= (best[NEAREST - 1]?.likeness ?? 0)) return;
  best.push({ likeness, example });
  best.sort((a, b) => b.likeness - a.likeness);
  best.length = Math.min(best.length, NEAREST);
  byStory.set(story, best);
}
