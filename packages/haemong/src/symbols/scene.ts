import type { SymbolEntry } from '../schema/symbol.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import { namesOf } from './symbol-finder.js';

export interface Deed {
  lemmas: ReadonlySet<string>;
  status: DreamEvent['status'];
}

/** What a line of the dictionary (개가 짖거나 쫓아온다) requires of a dream. */
export interface Scene {
  /** At least one must happen. */
  deeds: Deed[];
  /** All must happen: 앉아 쉰다. */
  otherDeeds: Deed[];
  /** The other words of the line: 활활, 윗니가. */
  words: string[];
  /** Role of the symbol, if the line states it. */
  role: 'acts' | 'is affected' | undefined;
  /** 남이 운다: another person does it. */
  isByOthers: boolean;
}

/** Too common to identify a scene by themselves. */
const TOO_COMMON = new Set(
  '하다 되다 있다 없다 나오다 나타나다 보다 보이다 가다 오다 들다 나다 쓰다 말하다 그러다 같다'.split(' '),
);
/** Words that identify no person or thing. */
const ANYBODY = /^(?:누가|누군가|무언가|남이|내가|나를|내|몸을?|여러|속에|안에|안으로)$/u;
const OTHERS = /^(?:남이|누가|누군가)(?![가-힣])/u;
const PARTICLE =
  /(?<=[가-힣]{2})(?:에게|한테|에서|으로|이나|들이|까지|이|가|을|를|은|는|에|로|와|과|의|나|도)$/u;
const AFFECTED = new Set(['object', 'agent', 'to', 'with', 'place']);

export function sceneOf(line: Understanding, symbol: SymbolEntry): Scene {
  const { text, events, nouns } = line;
  const names = namesOf(symbol);
  const isEither = ({ start, end }: DreamEvent) => text.slice(start, end).endsWith('거나');
  const last = events.at(-1);
  const either = events.filter((event) => event === last || isEither(event));
  const words = [...text.matchAll(/[가-힣]+/gu)]
    .filter(({ 0: word, index }) => !events.some(({ end }) => index < end && index + word.length >= end))
    .map(([word]) => word)
    .filter((word) => !ANYBODY.test(word))
    .map((word) => word.replace(PARTICLE, ''))
    .filter((word) => word !== symbol.name && !(symbol.name.includes(word) && names.includes(word)));
  return {
    deeds: either.map(deedOf(words.length > 0)),
    otherDeeds: events.filter((event) => !either.includes(event)).map(deedOf(true)),
    words,
    role: roleIn(nouns, names),
    isByOthers: OTHERS.test(text),
  };
}

const deedOf =
  (allowsCommon: boolean) =>
  ({ lemmas, status }: DreamEvent): Deed => ({
    lemmas: new Set(lemmas.filter((lemma) => allowsCommon || !TOO_COMMON.has(lemma))),
    status,
  });

function roleIn(nouns: readonly Noun[], names: readonly string[]): Scene['role'] {
  const noun = nouns.find(({ word }) => names.includes(word));
  if (!noun) return undefined;
  return AFFECTED.has(noun.role) ? 'is affected' : 'acts';
}
