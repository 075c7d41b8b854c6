import { clausesOf } from '@kkumpuri/korean';
import { Classifier, type ClassifierData } from '../learning/classifier.js';
import { facts, type FactName } from '../schema/fact.js';
import { factFeatures, OF_DREAM } from './fact-features.js';

/** The class of clauses that tell the dream. */
export const DREAM = 'dream';

/** A clause about waking life. */
export interface WakingClause {
  start: number;
  end: number;
  /** Undefined if no sentence takes it up. */
  fact?: FactName;
  /** Whether the clause tells nothing of the dream. */
  isOutside: boolean;
}

/** Minimum share of the fact. On held-back dreams, 77 of 100 are what annotators said, and half of the others are close. */
const LIKELY = 0.35;
/**
 * Minimum share of all waking classes together, to take the clause out of the dream. A text that never says 꿈 is often
 * nothing but the dream.
 */
const CERTAIN = 0.6;
const CERTAIN_IF_UNNAMED = 0.85;
/** 작년에 돌아가신 할머니가 꿈에 나오셨는데: a fact, and the dream. */
const IN_DREAM = /꿈(?:에|속)/u;
/** 시험에 늦는 꿈: what the dream is about. */
const NAMES_DREAM = /[가-힣](?<!꾸)는 ?꿈/u;
const KNOWN: ReadonlySet<string> = new Set(facts);

/** Finds what is told of waking life around the dream. */
export class FactFinder {
  private readonly classifier: Classifier;

  constructor(data: ClassifierData) {
    this.classifier = new Classifier(data);
  }

  find(text: string): WakingClause[] {
    const clauses = clausesOf(text);
    const certain = OF_DREAM.test(text) ? CERTAIN : CERTAIN_IF_UNNAMED;
    return clauses.flatMap(({ start, end }, at): WakingClause[] => {
      const clause = text.slice(start, end);
      if (NAMES_DREAM.test(clause)) return [];
      const shares = this.classifier.classify(factFeatures(text, clauses, at));
      const [likeliest] = shares.filter(({ name }) => name !== DREAM);
      const dream = shares.find(({ name }) => name === DREAM)?.share ?? 0;
      const isOutside = 1 - dream >= certain && !IN_DREAM.test(clause);
      const isFact = likeliest && likeliest.share >= LIKELY && KNOWN.has(likeliest.name);
      if (!isFact && !isOutside) return [];
      return [{ start, end, fact: isFact ? (likeliest.name as FactName) : undefined, isOutside }];
    });
  }
}
