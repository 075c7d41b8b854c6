import { sentencesOf } from '@kkumpuri/korean';
import { isAnimate } from '../understanding/animate.js';
import { isUndergoingSelf, type DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Span } from '../understanding/span.js';
import { isSameBeing } from './absent-beings.js';
import { OF_YOU, YOU, type Claimed } from './claimed-events.js';

const ACTS: ReadonlySet<string> = new Set(['subject', 'topic', 'also']);

/** Tests whether the noun stands where the doer of a deed does. */
export const isActing = ({ role }: Noun): boolean => ACTS.has(role);

export const isSelf = ({ classes }: Noun): boolean => classes.includes('self');

const acting = (nouns: readonly Noun[]): Noun[] => nouns.filter((noun) => isActing(noun) && isAnimate(noun));

/** The beings that an event names as its doers, or that did what was told just before. */
export function namedDoers({ doers, implied, others }: DreamEvent): Noun[] {
  const named = acting(doers);
  const isOpen = implied.doerMayChange && !others.some(isUndergoingSelf);
  return named.length > 0 || isOpen ? named : acting(implied.nouns);
}

/** The beings that may be meant if the event names no doer, without the dreamer. */
export function possibleDoers({ doers, implied }: DreamEvent): Noun[] {
  const named = acting(doers);
  return (named.length > 0 ? named : acting(implied.nouns)).filter((noun) => !isSelf(noun));
}

/** The dreamer, whom a reading addresses. */
export const YOURSELF: Noun = { word: '당신', classes: ['self'], role: 'subject', start: 0, end: 0 };

/** Tests whether a reading addresses the dreamer by the noun. It has no class, because in a dream 당신 is somebody else. */
export const isYou = ({ word }: Noun): boolean => word === YOURSELF.word || word === '본인';

/** 담으셨으니, 우신 만큼, 밟고도 물리지 않으셨으니: an honorific verb without a doer addresses the dreamer. */
const HONORIFIC = /(?:셨|으?시[며고니던]|신$)|[고도어아여서며] [^,.!?]{0,20}셨/u;
/** 손수 건져 내신 꿈, 직접 끌어올리셨으니: the honorific is for the dreamer. */
const BY_OWN_HAND = /(?:손수|직접|스스로|제 손으로|몸소)\s[^.!?]{0,24}(?:신 (?:꿈|장면|것)|셨)/u;
/** 할머니께서 주신: the honorific is for somebody else. */
export const OTHER_ACTOR = /[가-힣](?:께서|님[이은가]?|분[이은]?)\s/u;
/** 그 사람이 지나쳐 간: somebody whom the words for beings do not contain. */
const isSomebody = (noun: Noun): boolean => isActing(noun) && /(?:사람|분|이)$/u.test(noun.word);
/** In characters after a verb, within which the honorific verb that it leads to begins. */
const HONORIFIC_WITHIN = 24;

/** Returns the beings to whom a reading attributes an event; empty if it names nobody and uses no honorific. */
export function claimedDoersOf({ text, event }: Claimed): Noun[] {
  const before = text.slice(0, event.start);
  const isOfYou = YOU.test(before) || OF_YOU.test(text.slice(event.end));
  if (acting(event.doers).length === 0 && isOfYou) return [YOURSELF];
  const named = namedDoers(event).map((noun) => (isYou(noun) ? YOURSELF : noun));
  const sentence = before.split(/[.!?]/u).at(-1) ?? '';
  const [verbs = ''] = text.slice(event.start, event.end + HONORIFIC_WITHIN).split(/[.!?]/u, 1);
  const isHonorific = (HONORIFIC.test(verbs) || isByOwnHand(text, event)) && !OTHER_ACTOR.test(sentence);
  return named.length === 0 && isHonorific && !event.doers.some(isSomebody) ? [YOURSELF] : named;
}

/** Tests whether the sentence of the claim mentions the being as the one who acts: 엄마의 눈물, 밀어내신 아버지. */
export const isNamedIn = ({ text, event, nouns }: Claimed, doer: Noun): boolean =>
  !isToldOfYou(text, event, nouns) &&
  nouns.some(
    (noun) =>
      isSameBeing(noun, doer) &&
      isSameSentence(text, noun, event) &&
      (isActing(noun) || noun.role === 'possessor' || /신 (?:[가-힣]+ )?$/u.test(text.slice(0, noun.start))),
  );

/** Tests whether the sentence of the event says that the dreamer acted in person. */
const isByOwnHand = (text: string, event: Span): boolean =>
  sentencesOf(text).some(
    (sentence) =>
      sentence.start <= event.start && event.start < sentence.end && BY_OWN_HAND.test(sentence.text),
  );

/** 시어머니가 계신 자리에서 당신이 청소한 꿈: the last doer named before the deed is the dreamer. */
function isToldOfYou(text: string, event: Span, nouns: readonly Noun[]): boolean {
  const before = nouns.filter((noun) => noun.end <= event.start && isSameSentence(text, noun, event));
  const last = before.findLast((noun) => isActing(noun) && (isAnimate(noun) || isYou(noun)));
  return last !== undefined && isYou(last);
}

const isSameSentence = (text: string, one: Span, other: Span): boolean => {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return !/[.!?]\s/u.test(between);
};

/** Tests whether the being is the same as one of the others; two who are the dreamer are the same. */
export const isOneOf = (one: Noun, others: readonly Noun[]): boolean =>
  others.some((other) => (isSelf(one) && isSelf(other)) || isSameBeing(one, other));
