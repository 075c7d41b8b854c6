import { unpack } from './packed.js';

/** Multinomial logistic regression over named features, as stored in the compiled knowledge. */
export interface ClassifierData {
  names: string[];
  features: string[];
  /** Packed, in hundredths: by feature, in the order of `names`. */
  weights: string;
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
  private readonly places: ReadonlyMap<string, number>;
  private readonly weights: Int16Array;

  constructor(data: ClassifierData) {
    this.names = data.names;
    this.weights = unpack(data.weights);
    this.places = new Map(data.features.map((feature, place) => [feature, place]));
  }

  /** Returns all names with their shares, most likely first. */
  classify(features: readonly string[]): Share[] {
    const known = features.flatMap((feature) => this.places.get(feature) ?? []);
    const scale = scaleOf(known.length) / HUNDREDTHS;
    const count = this.names.length;
    const sums = this.names.map(
      (_name, at) => scale * known.reduce((sum, place) => sum + (this.weights[place * count + at] ?? 0), 0),
    );
    const most = Math.max(...sums);
    const weights = sums.map((sum) => Math.exp(sum - most));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return this.names
      .map((name, at) => ({ name, share: (weights[at] ?? 0) / total }))
      .sort((a, b) => b.share - a.share);
  }
}

/** Damps long texts: pieces of one word are not independent features. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(Math.max(features, 1));
