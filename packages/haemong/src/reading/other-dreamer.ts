import { chosenFor } from '../points/chosen-for.js';
import type { OtherDreamerWords } from '../schema/other-dreamer.js';
import type { Reading } from './reading.js';
import { join } from './texts.js';

const TAEMONG = /태몽(?!으로는)/u;

/** Replaces what speaks to the dreamer in the reading of a dream that somebody else dreamt; `fact` is kept. */
export function forOtherDreamer(
  reading: Reading,
  fact: string | undefined,
  words: OtherDreamerWords,
  dream: string,
): Reading {
  const { psychological, questions } = TAEMONG.test(reading.summary) ? words.taemong : words;
  return {
    ...reading,
    psychological: { text: join(fact, chosenFor(psychological, dream)) },
    questions: [chosenFor(questions, dream)],
    action: null,
  };
}
