import { z } from 'zod';
import { sourceKinds, verdicts } from './story.js';

const sentence = z.string().regex(/^[^가-힣]*[가-힣][\s\S]*[.?]$/u, 'a sentence ends with its mark');

/** Only bounded repetition, so that no dream, however built, can make the finder slow. */
const boundedSource = z
  .string()
  .min(1)
  .refine((source) => !/(?<!\\)[*+]|\{\d+,\}/u.test(source), 'repetition needs an end, as in {0,n}');

export const symbolKinds = [
  'animal',
  'body',
  'ritual',
  'person',
  'action',
  'nature',
  'food',
  'place',
  'object',
  'form',
] as const;

export const symbolSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/u),
  name: z.string().min(1),
  /** Further names, shown and searched, and found in dreams as whole words. */
  spellings: z.array(z.string().min(1)),
  kind: z.enum(symbolKinds),
  verdict: z.enum(verdicts),
  /** One short line without its subject: what the symbol stands for at large. */
  gist: sentence,
  /** Of name and spellings, those that mean too many things to be found without a pattern (눈, 배, 말 …). */
  byContext: z.array(z.string().min(1)).default([]),
  /** Ways the symbol appears other than as a noun with particles. They begin where a word begins. */
  patterns: z.array(boundedSource).default([]),
  /** What a found name must not be the beginning of (사과를 했다 is no apple). */
  except: z.array(boundedSource).default([]),
  /** What a page tells of it, scene by scene. */
  situations: z
    .array(z.strictObject({ when: z.string().min(2).max(40), verdict: z.enum(verdicts), meaning: sentence }))
    .min(1),
  disagreement: sentence.nullable(),
  psychological: sentence,
  /** Beside it no other symbol is read, and nothing as good or bad: words of luck would hurt whoever dreamt this. */
  standsAlone: z.literal(true).optional(),
  sources: z.array(z.enum(sourceKinds)).min(1),
  caution: z.boolean(),
});

export type SymbolEntry = z.output<typeof symbolSchema>;
