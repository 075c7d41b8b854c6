import type { Noun } from '../understanding/nouns.js';
import type { Claimed } from './claimed-events.js';

/** Beings that are named by one word or few, so that another word is another being. */
const NAMED = ['animal', 'bird', 'fish', 'insect', 'snake', 'spirit', 'ghost', 'reaper', 'police'];
/** Of these, an animal may also be called by its kind: 물고기 for 잉어. */
const KINDS = ['bird', 'fish', 'insect', 'snake'];
/** Words for any animal. */
const ANY = new Set(['짐승', '동물', '가축']);
/** 게다가: a syllable is too often part of something else. */
const SHORTEST = 2;
/** Relatives, of whom a dream names the one it has: a brother is no other word for a grandmother. */
const RELATIVES = ['mother', 'father', 'grandparent', 'sibling'];
/** 호랑이 같은, 새처럼, 뱀띠: no animal that is there. */
const LIKENED = /^(?:처럼|마냥|만큼|만 ?한|같은|같이| 같|띠|꿈| 꿈)/u;

const kindIn = (kinds: readonly string[], { classes }: Noun): string | undefined =>
  kinds.find((kind) => classes.includes(kind));

/** Returns the beings that take part in these events, and the relatives that do something in them. */
export const beingsIn = (claimed: readonly Claimed[]): Noun[] =>
  claimed.flatMap(({ text, event: { doers, others } }) => [
    ...[...doers, ...others].filter(
      (noun) =>
        noun.word.length >= SHORTEST &&
        !ANY.has(noun.word) &&
        kindIn(NAMED, noun) !== undefined &&
        !LIKENED.test(text.slice(noun.end, noun.end + 3)),
    ),
    ...doers.filter(
      (doer) => kindIn(RELATIVES, doer) !== undefined && (doer.role === 'subject' || doer.role === 'also'),
    ),
  ]);

/** Tests whether both are the same by their kind (엄마, 어머님) or by their word (고래, 돌고래). */
export function isSameBeing(noun: Noun, being: Noun): boolean {
  const kind = kindIn([...RELATIVES, ...KINDS], being);
  return (
    (kind !== undefined && noun.classes.includes(kind)) ||
    noun.word.includes(being.word) ||
    being.word.includes(noun.word)
  );
}
