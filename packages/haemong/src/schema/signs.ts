/** Measures of whether a reading belongs to a dream. No single one is conclusive. */
export interface Signs {
  /** Dream words found in the reading, as a share of the reading's distinctive words. */
  borne: number;
  /** Dream words found in the reading, as a share of the dream's distinctive words. */
  named: number;
  fewNamed: number;
  /** The same for the end of the dream; 0.5 if the end has too few words. */
  end: number;
  noEnd: number;
  /** Number of distinctive headline words that are not in the dream. */
  strange: number;
  /** 1 if a question refers to a moment that is not in the dream. */
  elsewhere: number;
  /** 1 if the summary mentions a question that the dreamer did not ask. */
  unasked: number;
}

/** Weights of the signs, learned from correct and incorrect readings; see data/verifier.yaml. */
export interface VerifierWeights {
  start: number;
  signs: Record<keyof Signs, number>;
  /** From this score on, a reading is rejected as not belonging to the dream. */
  bound: number;
}
