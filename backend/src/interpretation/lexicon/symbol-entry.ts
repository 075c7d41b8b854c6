import { symbolKinds, verdicts, type DreamSymbol } from '@kkumpuri/contract';
import { z } from 'zod';

const sentence = z.string().regex(/[가-힣].*[.?]$/, '문장은 마침표로 끝나야 합니다');

/**
 * Patterns and cues are regular-expression sources. Only bounded repetition is allowed in them, so that no dream,
 * however built, can make the matcher slow.
 */
const boundedSource = z
  .string()
  .min(1)
  .refine((source) => !/(?<!\\)[*+]|\{\d+,\}/.test(source), '반복은 {0,n}처럼 끝이 있어야 합니다');

const situationSchema = z.strictObject({
  /** What a page shows: the scene in a few words. */
  when: z.string().min(2).max(40),
  /** What gives the scene away in a clause; `{name}` stands for a set of cue-sets.ts. */
  cues: z.array(boundedSource).min(1),
  meaning: sentence,
  verdict: z.enum(verdicts),
});

export const symbolEntrySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string().min(1),
  /** Further names, shown and searched, and found in dreams as whole words. */
  spellings: z.array(z.string().min(1)),
  /** Of name and spellings, those that mean too many things to be found without a pattern (눈, 배, 말 …). */
  byContext: z.array(z.string().min(1)).optional(),
  /** Ways the symbol appears other than as a noun with particles. They begin where a word begins. */
  patterns: z.array(boundedSource).optional(),
  /** What a found name must not be the beginning of (사과를 했다 is no apple). */
  except: z.array(boundedSource).optional(),
  kind: z.enum(symbolKinds),
  verdict: z.enum(verdicts),
  /** One short line without its subject: what the symbol stands for at large. */
  gist: sentence,
  situations: z.array(situationSchema).min(1),
  disagreement: sentence.nullable(),
  psychological: sentence,
  /** Beside it no other symbol is read, and nothing as good or bad: words of luck would hurt whoever dreamt this. */
  standsAlone: z.literal(true).optional(),
  sources: z.array(z.enum(['사료', '민속', '통속', '현대', '연구'])).min(1),
  caution: z.boolean(),
});

export type SymbolEntry = z.infer<typeof symbolEntrySchema>;
export type Situation = SymbolEntry['situations'][number];

/** The part of an entry that goes over the wire. */
export function toDreamSymbol(entry: SymbolEntry): DreamSymbol {
  const { id, name, spellings, kind, verdict, disagreement, psychological, sources, caution } = entry;
  const situations = entry.situations.map(({ when, meaning, verdict: of }) => ({
    when,
    meaning,
    verdict: of,
  }));
  return { id, name, spellings, kind, verdict, situations, disagreement, psychological, sources, caution };
}
