import { z } from 'zod';
import { sourceKinds, verdicts } from './story.js';

const sentence = z
  .string()
  .regex(/^[^가-힣]*[가-힣][\s\S]*[.?]$/u, 'must be a Korean sentence that ends in . or ?');

/** Allows only bounded repetition, so that no text can make matching slow. */
const boundedSource = z
  .string()
  .min(1)
  .refine((source) => !/(?<!\\)[*+]|\{\d+,\}/u.test(source), 'use bounded repetition, as in {0,n}');

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
  /** Further names: shown, searched, and found in dreams as whole words. */
  spellings: z.array(z.string().min(1)),
  kind: z.enum(symbolKinds),
  verdict: z.enum(verdicts),
  /** One short line without its subject: the general meaning of the symbol. */
  gist: sentence,
  /** Names and spellings too ambiguous to be found without a pattern (눈, 배, 말 …). */
  byContext: z.array(z.string().min(1)).default([]),
  /** Mentions other than a noun with particles. A match must begin at the start of a word. */
  patterns: z.array(boundedSource).default([]),
  /** Texts that begin with a name but do not mean the symbol (사과를 했다 is not an apple). */
  except: z.array(boundedSource).default([]),
  /** Meanings by scene, as shown on the symbol's page. */
  situations: z
    .array(z.strictObject({ when: z.string().min(2).max(40), verdict: z.enum(verdicts), meaning: sentence }))
    .min(1),
  disagreement: sentence.nullable(),
  psychological: sentence,
  /** Suppresses other symbols and good or bad meanings: words of luck would hurt the dreamer. */
  standsAlone: z.literal(true).optional(),
  sources: z.array(z.enum(sourceKinds)).min(1),
  caution: z.boolean(),
});

export type SymbolEntry = z.output<typeof symbolSchema>;
