import { assessCare } from '../safety/care.js';
import { crisisLean, teachJudge } from '../safety/care-judge.js';
import { plainText } from '../safety/care-text.js';
import { hands } from '../safety/examples/hands/index.js';
import { heldOutSentences } from '../safety/examples/held-out/index.js';
import type { CareExamples } from '../safety/examples/care-examples.js';
import { heldOutDreams } from '../lexicon/evaluation/held-out-dreams.js';

export interface CareScore {
  crisis: number;
  found: number;
  others: number;
  falseAlarms: number;
}

export interface CareScores {
  /** Sentences that were never learnt from, by five hands. */
  heldOut: Record<keyof typeof heldOutSentences, CareScore>;
  /** Each hand's examples, judged by what the others teach, without the rules. */
  crossValidated: CareScore;
  /** Ordinary dreams that were never learnt from. */
  dreams: { all: number; crisis: number; gentle: number };
}

const isCrisis = (sentence: string): boolean => assessCare(sentence) === 'crisis';

export function evaluateCare(): CareScores {
  const levels = heldOutDreams.map(({ dream }) => assessCare(dream));
  const { first, second, third, fourth, fifth } = heldOutSentences;
  return {
    heldOut: {
      first: score(first, isCrisis),
      second: score(second, isCrisis),
      third: score(third, isCrisis),
      fourth: score(fourth, isCrisis),
      fifth: score(fifth, isCrisis),
    },
    crossValidated: crossValidate(),
    dreams: {
      all: levels.length,
      crisis: levels.filter((level) => level === 'crisis').length,
      gentle: levels.filter((level) => level === 'gentle').length,
    },
  };
}

function score({ crisis, noCrisis }: CareExamples, seesCrisis: (sentence: string) => boolean): CareScore {
  return {
    crisis: crisis.length,
    found: crisis.filter(seesCrisis).length,
    others: noCrisis.length,
    falseAlarms: noCrisis.filter(seesCrisis).length,
  };
}

function crossValidate(): CareScore {
  const scores = hands.map((hand) => {
    const judge = teachJudge(hand);
    return score(hand, (sentence) => {
      const plain = plainText(sentence);
      return judge(plain) > crisisLean(plain);
    });
  });
  const sum = (key: keyof CareScore) => scores.reduce((total, one) => total + one[key], 0);
  return {
    crisis: sum('crisis'),
    found: sum('found'),
    others: sum('others'),
    falseAlarms: sum('falseAlarms'),
  };
}
