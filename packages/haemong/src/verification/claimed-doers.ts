import { isAnimate } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import { isSameBeing } from './absent-beings.js';
import { OF_YOU, YOU, type Claimed } from './claimed-events.js';

const ACTS: ReadonlySet<string> = new Set(['subject', 'topic', 'also']);

/** Tests whether the noun stands where the doer of a deed does. */
export const isActing = ({ role }: Noun): boolean => ACTS.has(role);

export const isSelf = ({ classes }: Noun): boolean => classes.includes('self');

const acting = (nouns: readonly Noun[]): Noun[] => nouns.filter((noun) => isActing(noun) && isAnimate(noun));

/** The beings that an event names as its doers, or that did what was told just before. */
export function namedDoers({ doers, implied }: DreamEvent): Noun[] {
  const named = acting(doers);
  return named.length > 0 || implied.doerMayChange ? named : acting(implied.nouns);
}

/** The dreamer, whom a reading addresses. */
export const YOURSELF: Noun = { word: '당신', classes: ['self'], role: 'subject', start: 0, end: 0 };

/** 담으셨으니, 우신 만큼, 밟고도 물리지 않으셨으니: an honorific verb without a doer addresses the dreamer. */
const HONORIFIC = /(?:셨|으?시[며고니던]|신$)|[고도어아여서며] [^,.!?]{0,20}셨/u;
/** 할머니께서 주신: the honorific is for somebody else. */
const OTHER_ACTOR = /[가-힣](?:께서|님[이은가]?|분[이은]?)\s/u;
/** 그 사람이 지나쳐 간: somebody whom the words for beings do not contain. */
const isSomebody = (noun: Noun): boolean => isActing(noun) && /(?:사람|분|이)$/u.test(noun.word);
/** In characters after a verb, within which the honorific verb that it leads to begins. */
const HONORIFIC_WITHIN = 24;

/** Returns the beings to whom a reading attributes an event; empty if it names nobody and uses no honorific. */
export function claimedDoersOf({ text, event }: Claimed): Noun[] {
  const before = text.slice(0, event.start);
  const isOfYou = YOU.test(before) || OF_YOU.test(text.slice(event.end));
  if (acting(event.doers).length === 0 && isOfYou) return [YOURSELF];
  const named = namedDoers(event).map((noun) => (noun.word === YOURSELF.word ? YOURSELF : noun));
  const sentence = before.split(/[.!?]/u).at(-1) ?? '';
  const [verbs = ''] = text.slice(event.start, event.end + HONORIFIC_WITHIN).split(/[.!?]/u, 1);
  const isHonorific = HONORIFIC.test(verbs) && !OTHER_ACTOR.test(sentence);
  return named.length === 0 && isHonorific && !event.doers.some(isSomebody) ? [YOURSELF] : named;
}

/** Tests whether the text mentions the being as the one who acts: 엄마의 눈물, 밀어내신 아버지. */
export const isNamedIn = ({ text, nouns }: Claimed, doer: Noun): boolean =>
  nouns.some(
    (noun) =>
      isSameBeing(noun, doer) &&
      (isActing(noun) || noun.role === 'possessor' || /신 (?:[가-힣]+ )?$/u.test(text.slice(0, noun.start))),
  );

/** Tests whether the being is the same as one of the others; two who are the dreamer are the same. */
export const isOneOf = (one: Noun, others: readonly Noun[]): boolean =>
  others.some((other) => (isSelf(one) && isSelf(other)) || isSameBeing(one, other));
