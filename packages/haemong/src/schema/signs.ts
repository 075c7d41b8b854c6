/** What speaks for or against a telling being of a dream, in numbers. None of them says it alone. */
export interface Signs {
  /** Which part of its words the dream bears out. */
  borne: number;
  /** Which part of the dream's words it names. */
  named: number;
  fewNamed: number;
  /** Which part of the words of the dream's end it names. */
  end: number;
  noEnd: number;
  /** How many words of its headline the dream has not. */
  strange: number;
  /** It asks about a moment that the dream has not. */
  elsewhere: number;
  /** It answers a question that nobody asked. */
  unasked: number;
}

/** How much each sign weighs, learnt from readings that are right and wrong; see data/witness.yaml. */
export interface WitnessWeights {
  start: number;
  signs: Record<keyof Signs, number>;
  /** From here on a telling is taken for one of something else. */
  bound: number;
}
