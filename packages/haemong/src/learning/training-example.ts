import { hashOf } from './feature-table.js';

export interface TrainingExample {
  /** Hashes of the features: fast to index, and to send from one thread to another. */
  features: Uint32Array;
  /** The correct labels, equally weighted. */
  labels: readonly string[];
}

/** @param features each at most once. */
export const exampleOf = (features: readonly string[], ...labels: string[]): TrainingExample => ({
  features: Uint32Array.from(features, hashOf),
  labels,
});
