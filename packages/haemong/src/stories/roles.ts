import { isAnimate } from '../understanding/animate.js';
import { UNDERGOING } from '../understanding/clause-nouns.js';
import type { DreamEvent } from '../understanding/events.js';
import { withoutMany } from '../understanding/lexicon.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';

export const isBereaved = ({ parts }: Understanding): boolean =>
  parts.facts.some(({ fact }) => fact === 'bereaved');

export function isDoer(
  words: readonly string[] | undefined,
  event: DreamEvent,
  dream: Understanding,
): boolean {
  if (!words) return true;
  if (event.doers.some((noun) => isOneOf(noun, words, dream))) return true;
  if (words.includes('self') && event.implied.self) return true;
  // 아버지 49재예요. 양복을 입고 가시는데: the omitted subject is the deceased from the waking fact.
  if (words.includes('dead') && event.doers.length === 0 && !event.implied.self && isBereaved(dream))
    return true;
  return event.implied.nouns.some((noun) => isOneOf(noun, words, dream));
}

export function isUndergoer(
  words: readonly string[] | undefined,
  event: DreamEvent,
  dream: Understanding,
): boolean {
  if (!words) return true;
  if (event.others.some((noun) => isOneOf(noun, words, dream))) return true;
  const hasNoUndergoer = !event.others.some(({ role }) => UNDERGOING.has(role));
  if (words.includes('self')) return isSelfUndergoer(event);
  const implied = [...(event.doers.length === 0 ? event.implied.nouns : []), ...event.implied.objects];
  return hasNoUndergoer && implied.some((noun) => isOneOf(noun, words, dream));
}

const isSelf = ({ classes }: Noun): boolean => classes.includes('self');

const OBJECT = /(?<![가-힣])([가-힣]+?)(?:들)?(?:을|를)(?=\s|$)/gu;

/** If another acts and nobody else is named, it happens to the dreamer or, e.g., to the dreamer's hand. */
function isSelfUndergoer(event: DreamEvent): boolean {
  if (event.doers.some(isSelf)) return false;
  const { nouns, doerMayChange } = event.implied;
  if (event.doers.length === 0 && !doerMayChange && nouns.length > 0 && nouns.every(isSelf)) return false;
  if (event.others.some(({ classes }) => classes.includes('self'))) return true;
  if (event.others.some((noun) => noun.role === 'possessor' && isAnimate(noun) && !isSelf(noun)))
    return false;
  const isDoneToOther = event.others.some(
    ({ role, classes }) => UNDERGOING.has(role) && isAnimate({ classes }) && !event.doers.length,
  );
  if (isDoneToOther) return false;
  const known = event.others.flatMap(({ word, classes }) => (classes.includes('body') ? [word] : []));
  return [...event.text.matchAll(OBJECT)].every(
    ([, object = '']) => known.includes(object) || object === '나',
  );
}

/** 동생 앞니, 동생의 앞니: `before` is the noun before it. */
export function isPossessed(
  noun: Noun,
  before: Noun | undefined,
  whose: readonly string[],
  dream: Understanding,
): boolean {
  if (!before || !/^의?\s*$/u.test(dream.text.slice(before.end, noun.start))) return false;
  return isOneOf(before, whose, dream);
}

export function isOneOf(noun: Noun, words: readonly string[], dream: Understanding): boolean {
  return words.some(
    (word) =>
      noun.word === word ||
      noun.classes.includes(word) ||
      (word === 'dead' && dream.deceased.has(noun.word)) ||
      (word === 'ex' && isFormerPartner(noun, dream)) ||
      isKindOf(noun.word, word),
  );
}

/** 헤어진 지 3년 된 여친: the waking fact, not the word, makes the partner an ex. */
const isFormerPartner = ({ classes }: Noun, dream: Understanding): boolean =>
  classes.includes('partner') && dream.parts.facts.some(({ fact }) => fact === 'breakup');

/** 남동생 is a 동생, 외할머니 a 할머니 and 돼지 새끼 a 돼지, but 남자친구 is not a 친구. */
const isKindOf = (noun: string, word: string): boolean =>
  noun.endsWith(` ${word}`) ||
  (noun.startsWith(word) && withoutMany(noun) === word) ||
  (word.length > 1 && word !== '친구' && noun.length > word.length && noun.endsWith(word));

export function isHolder(holder: string, by: string, dream: Understanding): boolean {
  if (holder === 'self' || by === 'self') return holder === by;
  const noun = dream.nouns.find(({ word }) => word === holder);
  return noun ? isOneOf(noun, [by], dream) : holder === by;
}
