import type { Noun } from '../understanding/nouns.js';
import type { Claimed } from './claimed-events.js';

/** Classes of beings that are noticed wherever a text names them. */
const NAMED = ['animal', 'bird', 'fish', 'insect', 'snake', 'spirit', 'ghost', 'reaper', 'police'];
/** Classes of relatives, which are compared only as doers. */
const RELATIVES = ['mother', 'father', 'grandparent', 'sibling'];
/** Two beings that share only these may be different. */
const GENERAL = new Set(['animal', 'kin', 'group']);
/** Words for any animal. */
const ANY = new Set(['짐승', '동물', '가축']);
/** 게다가: nouns of one syllable are often part of another word. */
const SHORTEST = 2;
/** 호랑이 같은, 새처럼, 뱀띠: a comparison. */
const LIKENED = /^(?:처럼|마냥|만큼|만 ?한|같은|같이| 같|띠|꿈| 꿈)/u;
/** 까치 한 마리가. */
const COUNTED = /^\s(?:\S{1,3}\s)?마리/u;

const isIn = (kinds: readonly string[], { classes }: Noun): boolean =>
  kinds.some((kind) => classes.includes(kind));

/** Returns the beings that take part in these events, and the relatives that do something in them. */
export const beingsIn = (claimed: readonly Claimed[]): Noun[] =>
  claimed.flatMap(({ text, event: { doers, others } }) => [
    ...[...doers, ...others].filter((noun) => isNamedBeing(noun, text.slice(noun.end, noun.end + 8))),
    ...doers.filter((doer) => isIn(RELATIVES, doer) && (doer.role === 'subject' || doer.role === 'also')),
  ]);

/** 토끼 눈, 고래고래: a noun without a particle is part of an expression. */
const isNamedBeing = (noun: Noun, after: string): boolean =>
  isIn(NAMED, noun) &&
  noun.word.length >= SHORTEST &&
  !ANY.has(noun.word) &&
  !LIKENED.test(after) &&
  (noun.role !== 'bare' || COUNTED.test(after));

/** Tests whether both are the same by their kind (엄마, 어머님; 와이프, 아내) or by their word (고래, 돌고래). */
export const isSameBeing = (noun: Noun, being: Noun): boolean =>
  noun.classes.some((kind) => !GENERAL.has(kind) && being.classes.includes(kind)) ||
  noun.word.includes(being.word) ||
  being.word.includes(noun.word);
