import { z } from 'zod';
import { conditionSchema } from './condition.js';
import { facts } from './fact.js';

export const storyGroups = [
  'animals',
  'taemong',
  'dead',
  'family',
  'love',
  'people',
  'body',
  'excretion',
  'chase',
  'death',
  'school-work',
  'house',
  'nature',
  'money',
  'food',
  'travel',
  'ritual',
  'spirit',
  'things',
  'digital',
  'odd',
] as const;

export const verdicts = ['길', '흉', '중립', '엇갈림'] as const;
export const sourceKinds = ['사료', '민속', '통속', '현대', '연구'] as const;

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Texts of a reading; a variant may replace them. */
export const readingTexts = {
  headline: text(12, 20),
  /** The first statement of the reading. */
  answer: text(20, 150),
  traditional: text(50, 320),
  psychological: text(40, 260),
  question: text(12, 90),
  action: text(12, 110).optional(),
};

const variantSchema = z.strictObject({
  name: slug,
  when: z.array(conditionSchema).min(1),
  verdict: z.enum(verdicts),
  headline: readingTexts.headline,
  answer: readingTexts.answer,
  traditional: readingTexts.traditional.optional(),
  psychological: readingTexts.psychological.optional(),
  question: readingTexts.question.optional(),
  action: readingTexts.action.nullable().optional(),
  disagreement: text(30, 220).nullable().optional(),
});

const factTextsSchema = z
  .union([text(15, 140), z.strictObject({ says: text(15, 140), question: readingTexts.question.optional() })])
  .transform((value) => (typeof value === 'string' ? { says: value } : value));

const answerText = text(15, 150);
/** One text, or one for each verdict. */
const answerSchema = z
  .union([answerText, z.partialRecord(z.enum([...verdicts, 'none']), answerText)])
  .transform((value) => (typeof value === 'string' ? { none: value } : value));

/** A scene that the dream may also tell, and a sentence about it in the paragraph that `in` names. */
const additionSchema = z.strictObject({
  in: z.enum(['traditional', 'psychological']),
  when: z.array(conditionSchema).min(1),
  /** Variants (or `base`) beside which the sentence is repetitive or untrue. */
  unless: z.array(slug).default([]),
  says: text(15, 120),
});

const slotSchema = z.strictObject({
  words: z.array(z.string().min(1)).min(1),
  default: z.string().min(1),
});

export const storySchema = z.strictObject({
  slug,
  title: text(4, 40),
  group: z.enum(storyGroups),
  sources: z.array(z.enum(sourceKinds)).min(1),
  symbols: z.array(slug).max(3),
  slots: z.record(z.string().regex(/^[가-힣]{1,6}$/), slotSchema).default({}),
  /** Applies only to a dream that is no more than a name ("뱀꿈"). */
  bare: z.literal(true).optional(),
  /** Its texts are for a dream that somebody else dreamt. */
  dreamtByOther: z.literal(true).optional(),
  /** Often just the setting of another event (rain, bare feet, a mirror): other stories take precedence. */
  scenery: z.literal(true).optional(),
  needs: z.array(conditionSchema).default([]),
  excludes: z.array(conditionSchema).default([]),
  verdict: z.enum(verdicts),
  ...readingTexts,
  disagreement: text(30, 220).optional(),
  /** Said if the dreamer mentions the waking fact; `question` replaces the story's own. */
  facts: z.partialRecord(z.enum(facts), factTextsSchema).default({}),
  /** Answers to the dreamer's questions, by the kind of question; where none is given, the general one is used. */
  answers: z.record(slug, answerSchema).default({}),
  variants: z.array(variantSchema).default([]),
  /** The first two or three that hold are said, whatever the variant. */
  additions: z.array(additionSchema).default([]),
  /** Whole dreams, by the variant that reads them. */
  examples: z.record(slug, z.array(z.string().min(2)).min(1)),
  /** Short ways to tell what happens, only for the ranker. */
  clauses: z.array(z.string().min(4)).default([]),
  nearMisses: z.array(z.strictObject({ dream: z.string().min(2), story: slug })).min(1),
});

export type Story = z.output<typeof storySchema>;
export type StoryVariant = Story['variants'][number];
export type StoryAddition = Story['additions'][number];
export type Verdict = (typeof verdicts)[number];
