import { FeatureTable } from './feature-table.js';

/** Multinomial logistic regression over named features, as stored in the compiled knowledge. */
export interface ClassifierData {
  names: string[];
  /** By feature: the hash of its name. */
  features: Uint32Array;
  /** By feature: the index of its first weight; the next feature's index is the end. */
  offsets: Uint32Array;
  /** The places of the names that a feature has weights for, feature by feature. */
  places: Uint16Array;
  /** In hundredths. In the order of `places`. */
  weights: Int16Array;
}

/** Weights are stored as integers. */
export const HUNDREDTHS = 100;

export interface Share {
  name: string;
  /** Probability, 0 to 1; the shares of all names add up to 1. */
  share: number;
}

export class Classifier {
  private readonly names: readonly string[];
  private readonly placeOf: ReadonlyMap<string, number>;
  private readonly features: FeatureTable;
  private readonly offsets: Uint32Array;
  private readonly places: Uint16Array;
  private readonly weights: Int16Array;

  constructor({ names, features, offsets, places, weights }: ClassifierData) {
    this.names = names;
    this.placeOf = new Map(names.map((name, place) => [name, place]));
    this.features = new FeatureTable(features);
    this.offsets = offsets;
    this.places = places;
    this.weights = weights;
  }

  /** Returns the names with a share of at least `least`, most likely first. */
  classify(features: readonly string[], least = 0): Share[] {
    const shares = this.sharesOf(features);
    const found: Share[] = [];
    for (let place = 0; place < shares.length; place += 1) {
      const share = shares[place] ?? 0;
      if (share >= least) found.push({ name: this.names[place] ?? '', share });
    }
    return found.sort((a, b) => b.share - a.share);
  }

  /** Returns the share of each name. */
  shares(features: readonly string[]): (name: string) => number {
    const shares = this.sharesOf(features);
    return (name) => shares[this.placeOf.get(name) ?? -1] ?? 0;
  }

  private sharesOf(features: readonly string[]): Float64Array {
    const sums = new Float64Array(this.names.length);
    let known = 0;
    for (const feature of features) {
      const number = this.features.numberOf(feature);
      if (number < 0) continue;
      known += 1;
      this.add(number, sums);
    }
    return toShares(sums, scaleOf(known) / HUNDREDTHS);
  }

  /** Returns the features that support a name, strongest first. */
  reasons(features: readonly string[], name: string): string[] {
    const place = this.names.indexOf(name);
    const weighed = features.map((feature) => ({ feature, weight: this.weightOf(feature, place) }));
    return weighed
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ feature }) => feature);
  }

  /** Indexed loop over numbers, for speed: reading a page spends most of its time here. */
  private add(number: number, sums: Float64Array): void {
    const end = this.offsets[number + 1] ?? 0;
    for (let at = this.offsets[number] ?? 0; at < end; at += 1) {
      const place = this.places[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + (this.weights[at] ?? 0);
    }
  }

  private weightOf(feature: string, place: number): number {
    const number = this.features.numberOf(feature);
    if (number < 0) return 0;
    const at = this.places.subarray(this.offsets[number], this.offsets[number + 1]).indexOf(place);
    return at < 0 ? 0 : (this.weights[(this.offsets[number] ?? 0) + at] ?? 0);
  }
}

/** Turns weighed sums into shares that add up to 1, in place. */
export function toShares(sums: Float64Array, scale: number): Float64Array {
  let most = -Infinity;
  for (const sum of sums) if (sum > most) most = sum;
  let total = 0;
  for (let place = 0; place < sums.length; place += 1) {
    const odds = Math.exp(scale * ((sums[place] ?? 0) - most));
    sums[place] = odds;
    total += odds;
  }
  for (let place = 0; place < sums.length; place += 1) sums[place] = (sums[place] ?? 0) / total;
  return sums;
}

/** Damps long texts: pieces of one word are not independent features. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(Math.max(features, 1));
