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
  /** Added if the dreamer mentions the waking fact. */
  facts: z.partialRecord(z.enum(facts), text(15, 140)).default({}),
  variants: z.array(variantSchema).default([]),
  /** Whole dreams, by the variant that reads them. */
  examples: z.record(slug, z.array(z.string().min(2)).min(1)),
  /** Short ways to tell what happens, only for the ranker. */
  clauses: z.array(z.string().min(4)).default([]),
  nearMisses: z.array(z.strictObject({ dream: z.string().min(2), story: slug })).min(1),
});

export type Story = z.output<typeof storySchema>;
export type StoryVariant = Story['variants'][number];
export type Verdict = (typeof verdicts)[number];
