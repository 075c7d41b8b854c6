import { sentencesOf } from '@kkumpuri/korean';
import { isPerson } from '../understanding/animate.js';
import type { Noun } from '../understanding/nouns.js';
import { PAST, type Claimed, type Narrated } from './claimed-events.js';

/** Classes of people whom a reading may not add to what the dream tells. */
const PEOPLE_OF_LIFE = ['kin', 'coworker', 'celebrity', 'ex'];
/** Classes of beings that are noticed wherever a text names them. */
const NAMED = ['animal', 'bird', 'fish', 'insect', 'snake', 'spirit', 'ghost', 'reaper', 'police'];
/** 떠난 아이 may be a pet, 어른 anybody, and 손주 the dreamer. */
const ANYBODY = new Set(
  (
    '아이 애 아기 어른 가족 식구 조상 조상님 자식 자녀 자손 집안 친척 ' +
    '손주 손자 손녀 아들 딸 아드님 따님 막내 첫째 둘째 며느리 사위 조카'
  ).split(' '),
);
/** Roles by which a person has a part in an event. */
const TAKES_PART: ReadonlySet<string> = new Set(['subject', 'also', 'topic', 'object', 'agent', 'with']);
/** Two beings that share only these may be different. */
const GENERAL = new Set(['animal', 'kin', 'group', 'named']);
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

/** Returns the beings that take part in these events. */
export const beingsIn = (claimed: readonly Claimed[]): Noun[] =>
  claimed.flatMap(({ text, event: { doers, others } }) =>
    [...doers, ...others].filter((noun) => isNamedBeing(noun, text.slice(noun.end, noun.end + 8))),
  );

/** 지켜보고 계셨네요, 만난 꿈이에요, 내려다보던 장면: the sentence tells the dream. */
const TELLS = new RegExp(`${PAST.source}|[가-힣] (?:꿈|장면)[이은을]`, 'u');
/** 부모님이 대신 꾸는 태몽도 있어 왔어요: it tells the tradition. */
const TELLS_TRADITION = /태몽|해몽|예로부터|예부터|옛|[아어여] 왔|곤 했/u;

/** Returns the relatives, colleagues, former partners and celebrities who have a part in what a text tells of the dream. */
export const peopleIn = ({ text, nouns }: Narrated): Noun[] =>
  sentencesOf(text)
    .filter(({ text: sentence }) => TELLS.test(sentence) && !TELLS_TRADITION.test(sentence))
    .flatMap(({ start, end }) => nouns.filter((noun) => noun.start >= start && noun.end <= end))
    .filter(
      (noun) =>
        isIn(PEOPLE_OF_LIFE, noun) &&
        TAKES_PART.has(noun.role) &&
        !ANYBODY.has(noun.word.replace(/들$/u, '')),
    );

/** 토끼 눈, 고래고래: a noun without a particle is part of an expression. */
const isNamedBeing = (noun: Noun, after: string): boolean =>
  isIn(NAMED, noun) &&
  noun.word.length >= SHORTEST &&
  !ANY.has(noun.word) &&
  !LIKENED.test(after) &&
  (noun.role !== 'bare' || COUNTED.test(after));

/** 민지, 친구: one may be the name of the other. */
const mayBeNamed = (noun: Noun, being: Noun): boolean =>
  [noun, being].every((one) => isPerson(one) && !one.classes.includes('self')) &&
  noun.classes.includes('named') !== being.classes.includes('named');

/** Tests whether both are the same by their kind (엄마, 어머님; 와이프, 아내) or by their word (고래, 돌고래). */
export const isSameBeing = (noun: Noun, being: Noun): boolean =>
  mayBeNamed(noun, being) ||
  noun.classes.some((kind) => !GENERAL.has(kind) && being.classes.includes(kind)) ||
  noun.word.includes(being.word) ||
  being.word.includes(noun.word);
