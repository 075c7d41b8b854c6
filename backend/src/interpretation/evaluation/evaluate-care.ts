import { assessCare } from '../safety/care.js';
import { teachJudge } from '../safety/care-judge.js';
import { plainText } from '../safety/care-text.js';
import { heldOutCrisis, heldOutNoCrisis } from '../safety/examples/held-out-sentences.js';
import { crisisAtNight, noCrisisAtNight } from '../safety/examples/night-sentences.js';
import { heldOutDreams } from '../lexicon/evaluation/held-out-dreams.js';

export interface CareScore {
  crisis: number;
  found: number;
  others: number;
  falseAlarms: number;
}

export interface CareScores {
  /** Sentences that were never learnt from or tuned on. */
  heldOut: CareScore;
  /** Each fifth of the examples, judged by what the other four teach, without the rules. */
  crossValidated: CareScore;
  /** Ordinary dreams that were never learnt from. */
  dreams: { all: number; crisis: number; gentle: number };
}

const FOLDS = 5;

export function evaluateCare(): CareScores {
  const levels = heldOutDreams.map(({ dream }) => assessCare(dream));
  return {
    heldOut: {
      crisis: heldOutCrisis.length,
      found: countCrisis(heldOutCrisis),
      others: heldOutNoCrisis.length,
      falseAlarms: countCrisis(heldOutNoCrisis),
    },
    crossValidated: crossValidate(),
    dreams: {
      all: levels.length,
      crisis: levels.filter((level) => level === 'crisis').length,
      gentle: levels.filter((level) => level === 'gentle').length,
    },
  };
}

function countCrisis(sentences: readonly string[]): number {
  return sentences.filter((sentence) => assessCare(sentence) === 'crisis').length;
}

function crossValidate(): CareScore {
  const score = { crisis: crisisAtNight.length, found: 0, others: noCrisisAtNight.length, falseAlarms: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const inFold = (_: string, at: number) => at % FOLDS === fold;
    const crisis = crisisAtNight.filter(inFold);
    const others = noCrisisAtNight.filter(inFold);
    const judge = teachJudge(new Set([...crisis, ...others]));
    score.found += crisis.filter((sentence) => judge(plainText(sentence)) > 0).length;
    score.falseAlarms += others.filter((sentence) => judge(plainText(sentence)) > 0).length;
  }
  return score;
}
