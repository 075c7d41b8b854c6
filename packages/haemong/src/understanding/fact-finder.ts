import { clausesOf, type Clause } from '@kkumpuri/korean';
import { Classifier, type ClassifierData } from '../learning/classifier.js';
import { facts, type FactName } from '../schema/fact.js';
import { factFeatures, OF_DREAM } from './fact-features.js';

/** The class of clauses that tell the dream. */
export const DREAM = 'dream';

/** A clause about waking life. */
export interface WakingClause {
  start: number;
  end: number;
  /** Undefined if no sentence takes it up. */
  fact?: FactName;
  /** Whether the clause tells nothing of the dream. */
  isOutside: boolean;
}

/** Minimum share of the fact. On held-back dreams, 77 of 100 are what annotators said, and half of the others are close. */
const LIKELY = 0.35;
/** Minimum share of a fact that is only more likely than other facts, and of all facts together. */
const LEADING = 0.25;
const SOME_FACT = 0.6;
/**
 * Minimum share of all waking classes together, to take the clause out of the dream. A text that never says 꿈 is often
 * nothing but the dream.
 */
const CERTAIN = 0.6;
const CERTAIN_IF_UNNAMED = 0.85;
/** 돌아가신 할머니가 꿈에 나오셨는데, 헤어진 지 5년 된 남자친구가 왔는데: a fact, and the dream. */
const IN_DREAM =
  /꿈(?:에|속)|(?:돌아가신|떠난|떠나신|헤어진|죽은|보낸|건넌|된|넘은) (?:우리 |저희 )?[가-힣]{1,8}(?:이|가|께서|[을를은는와과]|랑|하고) /u;
/** 시험에 늦는 꿈: what the dream is about. */
const NAMES_DREAM = /[가-힣](?<!꾸)는 ?꿈/u;
const OF_PET = /키우(?:던|는|고)|키운|강아지|고양이|댕댕이|냥이|꼬리/u;
const OF_PERSON =
  /아버|아빠|어머|엄마|할머|할아|할매|할배|남편|아내|언니|오빠|누나|형|동생|친구|장례|제사|기일|님/u;

/** Finds what is told of waking life around the dream. */
export class FactFinder {
  private readonly classifier: Classifier;

  constructor(data: ClassifierData) {
    this.classifier = new Classifier(data);
  }

  find(text: string): WakingClause[] {
    const clauses = clausesOf(text);
    return clauses
      .map(({ start, end }, at) => ({ start, end, ...this.judge(text, clauses, at) }))
      .filter(({ fact, isOutside }) => fact !== undefined || isOutside);
  }

  private judge(
    text: string,
    clauses: readonly Clause[],
    at: number,
  ): Pick<WakingClause, 'fact' | 'isOutside'> {
    const clause = text.slice(clauses[at]?.start, clauses[at]?.end);
    if (NAMES_DREAM.test(clause)) return { isOutside: false };
    const shares = new Map(
      this.classifier.classify(factFeatures(text, clauses, at)).map(({ name, share }) => [name, share]),
    );
    const waking = 1 - (shares.get(DREAM) ?? 0);
    const certain = OF_DREAM.test(text) ? CERTAIN : CERTAIN_IF_UNNAMED;
    return {
      isOutside: waking >= certain && !IN_DREAM.test(clause),
      fact: factOf(shares, clause, text),
    };
  }
}

/** Returns the fact that the clause tells, if it is likely enough. */
function factOf(shares: ReadonlyMap<string, number>, clause: string, text: string): FactName | undefined {
  const share = (name: FactName) => shares.get(name) ?? 0;
  const likeliest = facts.reduce((best, name) => (share(name) > share(best) ? name : best));
  const together = facts.reduce((sum, name) => sum + share(name), 0);
  const isLikely = share(likeliest) >= LIKELY || (share(likeliest) >= LEADING && together >= SOME_FACT);
  if (!isLikely) return undefined;
  return likeliest === 'bereaved' && isOfPet(clause, text) ? 'pet-died' : likeliest;
}

/** 보낸 지 49일: whether a person or a pet has died, the rest of the text tells. */
const isOfPet = (clause: string, text: string): boolean => OF_PET.test(text) && !OF_PERSON.test(clause);
