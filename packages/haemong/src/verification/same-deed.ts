import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import { isSameBeing } from './absent-beings.js';
import { isActing, isSelf } from './claimed-doers.js';

/** Verbs that say little in a predicate of several verbs: 돌려주다 is no form of 주다. */
export const LIGHT = new Set([
  '주다',
  '드리다',
  '가다',
  '오다',
  '내다',
  '놓다',
  '두다',
  '보다',
  '있다',
  '대다',
  '하다',
  '되다',
]);

/** Tests whether one is the first verb of the other, or both contain the same verb. */
export const areForms = (one: readonly string[], other: readonly string[]): boolean =>
  one[0] === other[0] || one.some((lemma) => !LIGHT.has(lemma) && other.includes(lemma));

/** What a deed is about: 전화를 안 받다 says nothing about a parcel. */
export const thingsOf = ({ doers, others }: DreamEvent): Noun[] =>
  [...doers, ...others].filter((noun) => (isActing(noun) || noun.role === 'object') && !isSelf(noun));

export const isAbout = (denied: readonly Noun[][], claimed: readonly Noun[]): boolean =>
  denied.length === 0 ||
  claimed.length === 0 ||
  denied.some(
    (things) => things.length === 0 || things.some((thing) => claimed.some((one) => isSameBeing(thing, one))),
  );

export const areOfSameThings = (told: DreamEvent, claimed: DreamEvent): boolean =>
  isAbout([thingsOf(told)], thingsOf(claimed));
