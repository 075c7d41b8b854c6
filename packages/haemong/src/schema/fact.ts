import { z } from 'zod';
import { wordList } from './word-list.js';
import { worded } from './worded.js';

/** Facts of waking life that a reading takes up. If a dreamer gives several, the first of this list counts. */
export const facts = [
  'bereaved',
  'pregnant',
  'hoping-for-baby',
  'pet-died',
  'breakup',
  'kin-ill',
  'ill',
  'accident',
  'marriage',
  'leaving-job',
  'interview',
  'exam',
  'result',
  'conflict',
  'work-people',
  'kin-pregnant',
  'enlisting',
  'new-job',
  'retired',
  'money',
  'business',
  'decision',
  'moving',
  'worry',
  'lost-contact',
  'child-grown',
  'childcare',
  'work',
  'good-news',
  'anniversary',
  'trip',
  'dating',
  'married',
  'living-alone',
  'military',
  'thought-of',
  'recurring',
  'seen-before-sleep',
  'tired',
] as const;

/** How the dreamer felt after waking; a reading takes one up beside a fact. */
export const wakingMoods = [
  'woke-crying',
  'woke-frightened',
  'woke-uneasy',
  'woke-relieved',
  'woke-regretful',
  'woke-happy',
  'woke-amused',
  'woke-with-body',
  'woke-vivid',
] as const;

/** Waking life that is no part of the dream, but that no sentence takes up: professions, what was done after waking. */
export const otherFacts = ['other', 'after-waking'] as const;

const text = z.string().min(10).max(120);
/**
 * Sentences that take the fact up, by the verdict of the reading, and something useful to do, which is said if the story
 * suggests nothing.
 */
const said = z.strictObject({
  길: text.optional(),
  흉: text.optional(),
  default: text,
  action: z.string().min(12).max(110).optional(),
});

/** One file of `data/facts`. */
export const factWordsSchema = z.strictObject({
  ...worded(said),
  /** Classes of nouns; the fact is taken up only if the dream names one of them. */
  dreamtOf: z.array(z.string()).optional(),
  /** Asked in place of a story's question that the fact answers. */
  question: z.string().min(12).max(90).optional(),
  /** Maps a general word of the texts (시험) to the dreamer's possible words for it (중간고사), which replace it. */
  names: z.record(z.string(), wordList).default({}),
  /** Clauses that tell the fact. */
  examples: z.array(z.string().min(2)).min(60),
});

export const wakingFactSchema = z.enum([...facts, ...wakingMoods, ...otherFacts]);

export type FactName = (typeof facts)[number] | (typeof wakingMoods)[number];
export type WakingFact = z.output<typeof wakingFactSchema>;
export type FactWords = Omit<z.output<typeof factWordsSchema>, 'examples'>;
