import { readFileSync } from 'node:fs';
import { verdicts } from '@kkumpuri/contract';
import * as z from 'zod/mini';
import type { Telling } from '@kkumpuri/haemong';
import type { DreamMaterial } from '../dream-material.js';
import type { ModelReading } from '../model/model-reading.js';

const writtenReadingSchema = z.object({
  id: z.string(),
  kind: z.enum(['good', 'bad']),
  fault: z.string(),
  dream: z.string(),
  reading: z.object({
    headline: z.string(),
    summary: z.string(),
    traditional: z.string(),
    psychological: z.string(),
    verdict: z.enum(verdicts),
    questions: z.array(z.string()),
    quotes: z.array(z.string()),
  }),
});
export type WrittenReading = z.infer<typeof writtenReadingSchema>;

export const writers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
/** Authors added later: no weights were learnt from their readings, but the checks were revised with them. */
export const laterWriters = [
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'],
  ...['seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'twenty-first'],
  ...['twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth'],
  ...['twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth'],
] as const;
export type Writer = (typeof writers)[number] | (typeof laterWriters)[number];

/** In the sources, since the build copies no data. */
export const READINGS = new URL('../../../src/interpretation/evaluation/readings/', import.meta.url);

/** The readings of one writer; see readings/README.md. */
export function readingsOf(writer: Writer): WrittenReading[] {
  const file = new URL(`${writer}-hand.jsonl`, READINGS);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => writtenReadingSchema.parse(JSON.parse(line)));
}

/** The reading in the form of a model answer. Each quote becomes a symbol, with the id of the match in it. */
export function asModelReading({ reading }: WrittenReading, { matches }: DreamMaterial): ModelReading {
  const { headline, summary, traditional, psychological, verdict, questions, quotes } = reading;
  const symbols = quotes.map((quote) => ({
    id: matches.find((one) => quote.includes(one.quote))?.id ?? '',
    quote,
    why: '전통에서는 여러 뜻으로 보아 왔어요.',
  }));
  return {
    care: 'none',
    ...{ headline, summary, symbols, questions, action: null },
    traditional: { verdict, text: traditional },
    psychological: { text: psychological },
  };
}

/** The parts of a reading that `ReadingVerifier` checks, without quotes. */
export const toTelling = (reading: ModelReading): Telling => ({
  ...reading,
  traditional: reading.traditional.text,
  psychological: reading.psychological.text,
  quotes: [],
});
