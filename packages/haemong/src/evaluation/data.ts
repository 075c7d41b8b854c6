import type { Verdict } from '../schema/story.js';

/** A dream with what a hand that did not know the engine says of it. */
export interface AnnotatedDream {
  text: string;
  parts: { dream: string; question: string | null };
  verdicts: Verdict[];
}

export interface FittingStories {
  text: string;
  /** Empty where no story is written that fits. */
  fits: string[];
}

/** Two dreams that differ in one thing on which the reading depends. */
export interface MinimalPair {
  a: string;
  b: string;
  changes: string;
}

export const fromJsonLines = <Row>(text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
