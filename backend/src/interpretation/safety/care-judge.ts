import { labelledDreams } from '../lexicon/evaluation/labelled-dreams.js';
import { CareLearner, type Passage } from './care-learner.js';
import { plainText, splitCareSentences } from './care-text.js';
import { careSentences } from './examples/care-sentences.js';
import { crisisAtNight, noCrisisAtNight } from './examples/night-sentences.js';

export type CareJudge = (plain: string) => number;

/** The dream and what is said of it are read two sentences at a time. */
function passagesOf(text: string): Passage[] {
  const sentences = splitCareSentences(text);
  if (sentences.length <= 2) return [sentences];
  return sentences.slice(1).map((sentence, before) => [sentences[before] ?? '', sentence]);
}

/** Taught by examples. Those `leftOut` are not learnt from, so that what it makes of them can be measured. */
export function teachJudge(leftOut: ReadonlySet<string> = new Set()): CareJudge {
  const yes = [...careSentences.crisis, ...crisisAtNight];
  const no = [
    ...careSentences.gentle,
    ...careSentences.none,
    ...noCrisisAtNight,
    ...labelledDreams.map(({ dream }) => dream),
  ];
  const kept = (texts: readonly string[]) => texts.filter((text) => !leftOut.has(text)).map(plainText);
  const learner = new CareLearner(kept(yes).map(splitCareSentences), kept(no).flatMap(passagesOf));
  return (plain) => learner.mostLeaning(splitCareSentences(plain));
}
