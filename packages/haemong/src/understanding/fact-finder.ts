import { Classifier, type ClassifierData } from '../learning/classifier.js';
import { facts, otherFacts, wakingMoods, type FactName } from '../schema/fact.js';
import { OF_DREAM, readClauses, type ReadClause } from './clause-words.js';
import { isOnlyDreamtDeath } from './said-of-the-dead.js';

/** The class of clauses that tell the dream. */
export const DREAM = 'dream';

/** A clause about waking life. */
export interface WakingClause {
  start: number;
  end: number;
  /** Undefined if no sentence takes it up. */
  fact?: FactName;
  /** Whether the clause probably tells of waking life. */
  isWaking: boolean;
  /** Whether the clause certainly tells nothing of the dream. */
  isOutside: boolean;
  /** Whether the clause tells the dream too: 돌아가신 할머니가 꿈에 나오셨는데. */
  isInDream: boolean;
}

const named = [...facts, ...wakingMoods] as const;
/** Minimum share of the fact, whatever the clause. */
const LIKELY = 0.5;
/**
 * Minimum share of the fact if the clause is probably about waking life (CERTAIN). On held-back posts, seven of ten are
 * what annotators said, and most others are near: 승진 발표 as `result`, not `work`.
 */
const LIKELY_IF_WAKING = 0.25;
/** The same for facts that hurt a dreamer to whom they do not apply, and for moods, of which similar words tell opposites. */
const LIKELY_IF_GRAVE = 0.4;
const GRAVE: ReadonlySet<FactName> = new Set([
  ...wakingMoods,
  'bereaved',
  'pet-died',
  'breakup',
  'kin-ill',
  'pregnant',
]);
/**
 * Minimum share of all waking classes together, to take the clause out of the dream. A text that never says 꿈 is often
 * nothing but the dream.
 */
const PROBABLE = 0.4;
const CERTAIN = 0.6;
const CERTAIN_IF_UNNAMED = 0.78;
/** 돌아가신 할머니가 꿈에 나오셨는데, 헤어진 지 5년 된 남자친구가 왔는데: a fact, and the dream. */
const IN_DREAM =
  /꿈(?:에|속)|(?:돌아가신|떠난|떠나신|헤어진|죽은|보낸|건넌|된|넘은|군대 ?간|입대한|유학 ?간|시집 ?간) (?:우리 |저희 )?[가-힣]{1,8}(?:이|가|께서|[을를은는와과]|랑|하고) /u;
/** 시험에 늦는 꿈, 뱀꿈: what the dream is about. */
const NAMES_DREAM = /[가-힣](?<!꾸)는 ?꿈|^\s*[가-힣]{1,6}꿈\s*$/u;
/** 언니가 임신했다고 배를 보여 주는데: what somebody reports is mostly told in the dream. */
const REPORTED = /임신[가-힣]{0,2}[다라](?:고|며|면서|길래)|임신했대/u;
/** 동생이 임신 준비 중인데: somebody else hopes. */
const OF_OTHER =
  /(?:동생|언니|누나|딸|며느리|올케|시누이?|형수|제수씨|친구|조카|사촌|아들|동서)(?:이|가|네가|네|도|은|는)\s/u;
/** Times and introductions by which people begin to tell of their life. */
const OF_LIFE =
  /요즘|요새|지금|현재|실제|현실|평소|(?:다음|담)\s?[주달]|내일|낼\s|모레|올해|내년|작년|지난|어제|그제|최근|얼마 ?전|며칠|이번|[\d일이삼사오육칠팔구십몇한두세네반]\s?(?:주|개월|달|년|살|일|차|대)|거든|앞두|앞둔|준비|아직|깨|눈 ?뜨|일어나|때문|저는|저희|나이|중(?:이|인|입)|생(?:인데|이에요|입니다|임)|예비|기일|제사|무지개다리|돌아가신|세상을? ?떠|보낸|헤어진/u;
const OF_PET = /키우(?:던|는|고)|키운|강아지|고양이|댕댕이|냥이|꼬리/u;
const OF_PERSON =
  /아버|아빠|어머|엄마|할머|할아|할매|할배|남편|아내|언니|오빠|누나|형|동생|친구|장례|제사|기일|님/u;

/** Finds what is told of waking life around the dream. */
export class FactFinder {
  private readonly classifier: Classifier;

  constructor(data: ClassifierData) {
    this.classifier = new Classifier(data);
  }

  find(text: string, clauses: readonly ReadClause[] = readClauses(text)): WakingClause[] {
    return clauses
      .map((clause) => ({ start: clause.start, end: clause.end, ...this.judge(text, clause) }))
      .filter(({ fact, isWaking }) => fact !== undefined || isWaking);
  }

  private judge(text: string, { start, end, features }: ReadClause): Omit<WakingClause, 'start' | 'end'> {
    const clause = text.slice(start, end);
    if (tellsDream(clause, text) || beginsDream(clause, text, start))
      return { isWaking: false, isOutside: false, isInDream: true };
    const shareOf = this.classifier.shares(features);
    const waking = 1 - shareOf(DREAM);
    const certain = OF_DREAM.test(text) ? CERTAIN : CERTAIN_IF_UNNAMED;
    const isInDream = IN_DREAM.test(clause);
    const fact = factOf(shareOf, clause, text);
    return {
      isWaking: waking >= PROBABLE && !isInDream,
      isOutside: waking >= certain && !isInDream && !isFeeling(fact),
      isInDream,
      fact,
    };
  }
}

const tellsDream = (clause: string, text: string): boolean =>
  NAMES_DREAM.test(clause) || REPORTED.test(clause) || isOnlyDreamtDeath(clause, text);

/** 친구랑 크게 싸우고 울었어요: a text that never says 꿈 begins with the dream. */
const beginsDream = (clause: string, text: string, start: number): boolean =>
  !OF_DREAM.test(text) &&
  text.slice(0, start).trim() === '' &&
  !OF_LIFE.test(clause) &&
  !IN_DREAM.test(clause);

/** 깨고 나니 개운했어요: what the dreamer felt after waking is a feeling of the dream too. */
const isFeeling = (fact?: FactName): boolean =>
  (wakingMoods as readonly (FactName | undefined)[]).includes(fact) &&
  fact !== 'woke-with-body' &&
  fact !== 'woke-vivid';

/** Returns the fact that the clause tells, if it is likely enough. */
function factOf(share: (name: string) => number, clause: string, text: string): FactName | undefined {
  const likeliest = named.reduce((best, name) => (share(name) > share(best) ? name : best));
  if (share(likeliest) < leastShare(likeliest, share)) return undefined;
  if (likeliest === 'bereaved' && isOfPet(clause, text)) return 'pet-died';
  if (!OF_OTHER.test(clause)) return likeliest;
  if (likeliest === 'pregnant') return 'kin-pregnant';
  return likeliest === 'hoping-for-baby' ? undefined : likeliest;
}

function leastShare(fact: FactName, share: (name: string) => number): number {
  const isLikelier = (other: string) => share(other) > share(fact);
  if (1 - share(DREAM) < CERTAIN || otherFacts.some(isLikelier)) return LIKELY;
  return GRAVE.has(fact) ? LIKELY_IF_GRAVE : LIKELY_IF_WAKING;
}

/** 보낸 지 49일: whether a person or a pet has died, the rest of the text tells. */
const isOfPet = (clause: string, text: string): boolean => OF_PET.test(text) && !OF_PERSON.test(clause);
