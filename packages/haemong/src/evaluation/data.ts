import type { Verdict } from '../schema/story.js';

/** A dream annotated by a person who did not know the engine. */
export interface AnnotatedDream {
  text: string;
  parts: { dream: string; question: string | null };
  verdicts: Verdict[];
}

export interface FittingStories {
  text: string;
  /** Slugs of the fitting stories; empty if none has been written. */
  fits: string[];
}

/** Two dreams that differ in one detail that must change the reading. */
export interface MinimalPair {
  a: string;
  b: string;
  changes: string;
}

/** A question that ends a post, by an author who did not know the engine. */
export interface AskedOfDream {
  kind: string;
  question: string;
}

export const fromJsonLines = <Row>(text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
