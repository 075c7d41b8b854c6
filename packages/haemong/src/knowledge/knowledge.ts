import type { FeelingName } from '../schema/condition.js';
import type { DetailWords } from '../schema/detail.js';
import type { FactName, FactWords } from '../schema/fact.js';
import type { ClassifierData } from '../learning/classifier.js';
import type { Fallback } from '../schema/fallback.js';
import type { NamedWords } from '../schema/named.js';
import type { Persons } from '../schema/persons.js';
import type { OtherDreamerWords } from '../schema/other-dreamer.js';
import type { Outcome } from '../schema/outcome.js';
import type { PointWords, Quoting, ThingTradition } from '../schema/point-words.js';
import type { SymbolEntry } from '../schema/symbol.js';
import type { Story, Verdict } from '../schema/story.js';
import type { VerifierWeights } from '../schema/signs.js';

/** Trained from examples. */
export interface Classifiers {
  ranker: ClassifierData;
  factClauses: ClassifierData;
  detailClauses: ClassifierData;
  questionClauses: ClassifierData;
  /** Finds the spaces that were left out. */
  spacing: ClassifierData;
  points: PointData;
}

/** All data of the package, as compiled from `data/`. */
export interface Knowledge extends Classifiers {
  classes: Record<string, string[]>;
  commonNouns: string[];
  commonVerbs: string[];
  /** Words that look like forms of verbs. */
  uninflected: string[];
  ambiguous: Record<string, { near?: string; particle?: string[] }>;
  passives: Record<string, string>;
  feelings: Record<FeelingName, { deeds: string[]; words: string[]; denies?: FeelingName }>;
  feelingSentences: Partial<Record<FeelingName, string>>;
  dead: { before: string[]; after: string; same: string[][] };
  /** Sentences that take up a waking fact. */
  facts: Record<FactName, FactWords>;
  /** Sentences that take up a detail, by its kind. */
  details: Record<string, DetailWords>;
  questions: Record<string, Question>;
  /** Phrases that people type without telling a dream. */
  noDream: { greetings: string[]; fillers: string[]; asking: string[] };
  symbols: SymbolEntry[];
  fallbacks: Fallback[];
  pointWords: PointWords[];
  quoting: Quoting;
  traditions: ThingTradition[];
  named: NamedWords;
  persons: Persons;
  dreamtByOther: OtherDreamerWords;
  stories: KnownStory[];
  verifier: VerifierWeights;
  outcomes: Outcome[];
  /** Words that readings use for any dream. */
  commonKeys: string[];
}

/** Handwritten data; the rest is trained from examples. */
export type HandWritten = Omit<Knowledge, keyof Classifiers | 'commonKeys'>;
export type Words = Omit<HandWritten, 'stories'>;
/** What is needed to understand a dream. */
export type ReaderKnowledge = HandWritten & Pick<Knowledge, 'factClauses' | 'questionClauses' | 'spacing'>;

export type Answers = Partial<Record<Verdict | 'none', string>>;

/** Patterns that detect a question, and its answers by verdict. */
export interface Question {
  patterns: string[];
  answers: Answers;
  /** Used instead if a waking fact mentions a pregnancy. */
  pregnant?: Answers;
  /** The variants name what is asked about (면접, 운전), so they precede a story's own answer. */
  topical?: true;
  /** Used instead if the sentence of the question contains one of the words; the first such variant counts. */
  variants?: {
    words: string[];
    answers: Answers;
    /** A particular fear (이혼, 재발): answered even if the story's own answer covers the kind of question. */
    particular?: true;
  }[];
}

/** A story without its examples, on which the ranker is trained. */
export type KnownStory = Omit<Story, 'examples' | 'clauses' | 'nearMisses'>;

/** Classifiers trained on dreams with a marked point. */
export interface PointData {
  clauses: ClassifierData;
  kinds: ClassifierData;
  tones: ClassifierData;
}
