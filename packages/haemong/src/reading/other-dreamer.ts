import { chosenFor } from '../points/chosen-for.js';
import type { OtherDreamerWords } from '../schema/other-dreamer.js';
import type { Reading } from './reading.js';
import { join } from './texts.js';

/** Replaces what speaks to the dreamer in the reading of a dream that somebody else dreamt; `fact` is kept. */
export const forOtherDreamer = (
  reading: Reading,
  fact: string | undefined,
  { psychological, questions }: OtherDreamerWords,
  dream: string,
): Reading => ({
  ...reading,
  psychological: { text: join(fact, chosenFor(psychological, dream)) },
  questions: [chosenFor(questions, dream)],
  action: null,
});
