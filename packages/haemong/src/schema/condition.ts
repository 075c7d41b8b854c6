import { z } from 'zod';
import { facts } from './fact.js';
import { wordList } from './word-list.js';

/** One word or a list; a single word needs no brackets in YAML. */
const words = z
  .union([z.string().min(1), wordList])
  .transform((value) => (Array.isArray(value) ? value : [value]));

export const feelings = [
  'joy',
  'relief',
  'calm',
  'moved',
  'love',
  'proud',
  'wonder',
  'sad',
  'longing',
  'lonely',
  'fear',
  'no-fear',
  'anxiety',
  'anger',
  'wronged',
  'shame',
  'no-shame',
  'guilt',
  'disgust',
  'surprise',
  'regret',
  'tired',
] as const;

const feelingList = z
  .union([z.enum(feelings), z.array(z.enum(feelings)).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]));
const factList = z
  .union([z.enum(facts), z.array(z.enum(facts)).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]));

const mentionsSchema = z.strictObject({
  mentions: words,
  /** The possessor: the noun directly before it, with or without 의 (동생 앞니). */
  whose: words.optional(),
});
const phraseSchema = z.strictObject({ phrase: words });
const deedSchema = z.strictObject({
  deed: words,
  /** The doer: the noun with 이/가/은/는/께서. */
  by: words.optional(),
  /** Any other noun of the same clause: object, companion, source, place. */
  to: words.optional(),
  done: z.enum(['yes', 'no', 'any']).default('yes'),
  /** Holds only if no other `ends` condition of the story holds later in the dream. */
  ends: z.literal(true).optional(),
});
const feelsSchema = z.strictObject({ feels: feelingList, by: words.optional() });
const factSchema = z.strictObject({ fact: factList });
const leafSchema = z.union([mentionsSchema, phraseSchema, deedSchema, feelsSchema, factSchema]);
const anySchema = z.strictObject({ any: z.array(leafSchema).min(1) });

export const conditionSchema = z.union([leafSchema, anySchema]);

export type DeedCondition = z.output<typeof deedSchema>;
export type LeafCondition = z.output<typeof leafSchema>;
export type Condition = z.output<typeof conditionSchema>;
export type FeelingName = (typeof feelings)[number];
