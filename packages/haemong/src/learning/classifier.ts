import { unpack } from './packed.js';

/** Multinomial logistic regression over named features, as stored in the compiled knowledge. */
export interface ClassifierData {
  names: string[];
  features: string[];
  /** Packed. By feature: how many names it has a weight for. */
  counts: string;
  /** Packed. The places of these names, feature by feature. */
  places: string;
  /** Packed, in hundredths. In the order of `places`. */
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
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly places: Int16Array;
  private readonly weights: Int16Array;
  /** By feature: the index of its first weight; the next feature's index is the end. */
  private readonly offsets: Uint32Array;

  constructor(data: ClassifierData) {
    this.names = data.names;
    this.numbers = new Map(data.features.map((feature, number) => [feature, number]));
    this.places = unpack(data.places);
    this.weights = unpack(data.weights);
    this.offsets = offsetsOf(unpack(data.counts));
  }

  /** Returns the names with a share of at least `least`, most likely first. */
  classify(features: readonly string[], least = 0): Share[] {
    const known = features.flatMap((feature) => this.numbers.get(feature) ?? []);
    const scale = scaleOf(known.length) / HUNDREDTHS;
    const sums = new Float64Array(this.names.length);
    for (const number of known) this.add(number, sums);
    const most = sums.reduce((max, sum) => Math.max(max, sum), -Infinity);
    const odds = sums.map((sum) => Math.exp(scale * (sum - most)));
    const total = odds.reduce((all, one) => all + one, 0);
    return this.names
      .flatMap((name, place) => {
        const share = (odds[place] ?? 0) / total;
        return share >= least ? [{ name, share }] : [];
      })
      .sort((a, b) => b.share - a.share);
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
    const number = this.numbers.get(feature);
    if (number === undefined) return 0;
    const at = this.places.subarray(this.offsets[number], this.offsets[number + 1]).indexOf(place);
    return at < 0 ? 0 : (this.weights[(this.offsets[number] ?? 0) + at] ?? 0);
  }
}

/** Damps long texts: pieces of one word are not independent features. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(Math.max(features, 1));

function offsetsOf(counts: Int16Array): Uint32Array {
  const offsets = new Uint32Array(counts.length + 1);
  counts.forEach((count, at) => (offsets[at + 1] = (offsets[at] ?? 0) + count));
  return offsets;
}
