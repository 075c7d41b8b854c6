import type { FactName, FeelingName } from '../schema/condition.js';
import type { ClassifierData } from '../learning/classifier.js';
import type { Fallback } from '../schema/fallback.js';
import type { Moment } from '../schema/moment.js';
import type { PointWords, Quoting, ThingTradition } from '../schema/point-words.js';
import type { SymbolEntry } from '../schema/symbol.js';
import type { Story, Verdict } from '../schema/story.js';
import type { WitnessWeights } from '../schema/signs.js';

/** Everything that the package knows, as it is compiled from `data/`. */
export interface Knowledge {
  classes: Record<string, string[]>;
  commonNouns: string[];
  commonVerbs: string[];
  ambiguous: Record<string, { near?: string; particle?: string[] }>;
  passives: Record<string, string>;
  feelings: Record<FeelingName, { deeds: string[]; words: string[]; denies?: FeelingName }>;
  said: Partial<Record<FeelingName, string>>;
  saidOfFacts: Record<FactName, string>;
  dead: { before: string[]; after: string; same: string[][] };
  facts: Record<FactName, string[]>;
  questions: Record<string, Question>;
  /** What people type that tells no dream. */
  noDream: { greetings: string[]; fillers: string[]; asking: string[] };
  symbols: SymbolEntry[];
  fallbacks: Fallback[];
  moments: Moment[];
  pointWords: PointWords[];
  quoting: Quoting;
  traditions: ThingTradition[];
  stories: KnownStory[];
  ranker: RankerData;
  witness: WitnessWeights;
  points: PointData;
}

/** What is written by hand; the rest is learnt from examples. */
export type HandWritten = Omit<Knowledge, 'ranker' | 'points'>;
export type Words = Omit<HandWritten, 'stories'>;

type Answers = Partial<Record<Verdict | 'none', string>>;

/** A question as people ask it, and its answer by verdict. */
export interface Question {
  patterns: string[];
  answers: Answers;
  /** Said instead where somebody is known to carry a child. */
  pregnant?: Answers;
}

/** A story as readings need it; its examples are counted in the ranker. */
export type KnownStory = Omit<Story, 'examples' | 'nearMisses'>;

/** What was learnt from dreams in which readers marked the point. */
export interface PointData {
  clauses: ClassifierData;
  kinds: ClassifierData;
  tones: ClassifierData;
}

export interface RankerData {
  /** Features that more than one example has, the place of each being its number. */
  features: string[];
  /** By feature: the stories that it speaks for. */
  stories: number[][];
  /** By feature, in the order of its stories: the log ratio by which it speaks for them. */
  ratios: number[][];
}
