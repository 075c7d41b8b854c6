import { isAnimate } from './animate.js';
import { UNKNOWN, type Noun } from './nouns.js';
import type { Verb } from './verbs.js';
import type { Word } from './words.js';

/** Roles in which a noun may be the doer. */
export const DOING = new Set(['subject', 'topic', 'bare', 'also']);

const COUNTER = /(?:마리|명|개|분|놈|하나)$/u;

/** 돼지 세 마리가: the particle of the counter belongs to the counted noun. */
export function addNoun(nouns: Noun[], noun: Noun): void {
  const counted = nouns.at(-1);
  // 우리 강아지 콩이가: the name belongs to the being named before it.
  if (noun.classes.includes(UNKNOWN) && counted?.role === 'bare' && isAnimate(counted)) {
    nouns[nouns.length - 1] = { ...counted, role: noun.role };
    return;
  }
  if (!COUNTER.test(noun.word) || counted?.role !== 'bare') nouns.push(noun);
  else nouns[nouns.length - 1] = { ...counted, role: noun.role };
}

const OWNED = new Set(['body', 'clothes', 'house', 'tooth', 'hair', 'phone', 'vehicle']);

/** 남편 손가락을: a person right before a body part or a possession is its owner. */
export function asPossessor(noun: Noun, next: Word | undefined): Noun {
  const isOwner =
    noun.role === 'bare' && isAnimate(noun) && next?.nouns[0]?.classes.some((name) => OWNED.has(name));
  return isOwner ? { ...noun, role: 'possessor' } : noun;
}

const INSTEAD = /^\s?(?:대신|말고)(?![가-힣]*하)/u;

/** 아기 대신 수박을 낳았다: the baby is neither the doer nor the object. `offset`: where the sentence begins. */
export const isReplaced = ({ end }: Noun, sentence: string, offset: number): boolean =>
  INSTEAD.test(sentence.slice(end - offset, end - offset + 4));

/** 내가 새가 됐다: the second subject of 되다 is its complement. */
export function withComplement(nouns: Noun[], { lemmas }: Verb): Noun[] {
  const last = nouns.at(-1);
  const isSecond = last?.role === 'subject' && nouns.slice(0, -1).some(({ role }) => DOING.has(role));
  return isSecond && lemmas.includes('되다')
    ? [...nouns.slice(0, -1), { ...last, role: 'complement' }]
    : nouns;
}

/** Roles of those on whom or with whom the doer acts. */
export const UNDERGOING = new Set(['object', 'agent', 'with']);

/** 아무도 모르는데: the carried doers do not act. */
const NOBODY = new Set(['아무도', '누구도', '아무']);

/** Without a particle, a thing may be the object (한복 입고); a person is more likely the doer. */
export const isSure = (noun: Noun): boolean =>
  noun.role === 'subject' || noun.role === 'topic' || isAnimate(noun) || NOBODY.has(noun.word);

export function subjectsOf(nouns: readonly Noun[]): Noun[] {
  const subjects = nouns.filter(({ role }) => role === 'subject');
  const topics = nouns.filter(({ role }) => role === 'topic');
  if (subjects.length > 0) return [...subjects, ...topics];
  if (topics.length > 0) return topics;
  return nouns.filter(
    ({ role, classes, word }) => DOING.has(role) && (classes.length > 0 || NOBODY.has(word)),
  );
}
