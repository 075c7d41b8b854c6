import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { modelReadingSchema, type ModelReading } from '../model/model-reading.js';

const answerSchema = z.object({ hand: z.string(), dream: z.string(), answer: modelReadingSchema });

export interface WrittenAnswer {
  hand: string;
  dream: string;
  answer: ModelReading;
}

/** What three writers answered to the prompt as a strong model would; see readings/README.md. */
export function writtenAnswers(): WrittenAnswer[] {
  const file = new URL('./readings/answers.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => answerSchema.parse(JSON.parse(line)));
}
