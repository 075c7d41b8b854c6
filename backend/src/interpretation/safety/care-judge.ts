import { labelledDreams } from '../lexicon/evaluation/labelled-dreams.js';
import { CareLearner, type Passage } from './care-learner.js';
import { plainText, splitCareSentences } from './care-text.js';
import { careSentences } from './examples/care-sentences.js';
import { hands } from './examples/hands/index.js';
import type { CareExamples } from './examples/care-examples.js';

/** Above this a short text leans enough to a crisis to be taken for one. */
const CRISIS_LEAN = -1.4;
/** In characters. The longer a dream, the more there is in it that could sound like something. */
const SHORT = 80;
/** What each doubling beyond that adds. Without it every dream of a page was taken for a crisis; with it one in seven. */
const PER_DOUBLING = 1.5;

/** How far a text of this length must lean to be taken for a crisis. */
export function crisisLean(plain: string): number {
  return CRISIS_LEAN + excess(plain);
}

/** How far it must lean for a gentle word beside its reading. */
export function gentleLean(plain: string): number {
  return CRISIS_LEAN + excess(plain) / 2 - 0.5;
}

function excess(plain: string): number {
  return PER_DOUBLING * Math.max(0, Math.log2(plain.length / SHORT));
}

export type CareJudge = (plain: string) => number;

/** The dream and what is said of it are read two sentences at a time. */
function passagesOf(text: string): Passage[] {
  const sentences = splitCareSentences(text);
  if (sentences.length <= 2) return [sentences];
  return sentences.slice(1).map((sentence, before) => [sentences[before] ?? '', sentence]);
}

/** Taught by examples. One hand's can be left out, so that what the others make of them can be measured. */
export function teachJudge(leftOut?: CareExamples): CareJudge {
  const learnt = hands.filter((hand) => hand !== leftOut);
  const yes = [...careSentences.crisis, ...learnt.flatMap(({ crisis }) => crisis)];
  const no = [
    ...careSentences.gentle,
    ...careSentences.none,
    ...learnt.flatMap(({ noCrisis }) => noCrisis),
    ...labelledDreams.map(({ dream }) => dream),
  ];
  const learner = new CareLearner(
    yes.map(plainText).map(splitCareSentences),
    no.map(plainText).flatMap(passagesOf),
  );
  return (plain) => learner.mostLeaning(splitCareSentences(plain));
}
