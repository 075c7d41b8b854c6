import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { modelReadingSchema, type ModelReading } from '../model/model-reading.js';
import { READINGS } from './written-readings.js';

const answerSchema = z.object({ hand: z.string(), dream: z.string(), answer: modelReadingSchema });

export interface WrittenAnswer {
  hand: string;
  dream: string;
  answer: ModelReading;
}

/** Answers to the prompt that three writers wrote in place of a strong model; see readings/README.md. */
export function writtenAnswers(): WrittenAnswer[] {
  const file = new URL('answers.jsonl', READINGS);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => answerSchema.parse(JSON.parse(line)));
}
