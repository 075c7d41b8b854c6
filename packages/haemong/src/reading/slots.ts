import { withParticle } from '@kkumpuri/korean';
import type { KnownStory } from '../knowledge/knowledge.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';

const SLOT = /\{([^}:]+)(?::([^}]+))?\}/gu;

/** Fills the slots with nouns of the dream and adapts the particles. */
export function fillSlots(text: string, story: Pick<KnownStory, 'slots'>, dream: Understanding): string {
  return fill(text, story, (slot) => nounFor(slot, dream));
}

/** Fills the slots with their defaults, for use without a dream. */
export function fillWithDefaults(text: string, story: Pick<KnownStory, 'slots'>): string {
  return fill(text, story, (slot) => slot.default);
}

function fill(
  text: string,
  { slots }: Pick<KnownStory, 'slots'>,
  nounOf: (slot: KnownStory['slots'][string]) => string,
): string {
  return text.replace(SLOT, (whole, name: string, particle?: string) => {
    const slot = slots[name];
    if (!slot) return whole;
    return particle ? withParticle(nounOf(slot), particle) : nounOf(slot);
  });
}

function nounFor(slot: KnownStory['slots'][string], dream: Understanding): string {
  const shown = new Map(slot.words.map((word) => splitWord(word)));
  const found = dream.nouns
    .filter((noun) => !isDreamer(noun, dream.text))
    .flatMap(({ word }) => wordsIn(word).find((one) => shown.has(one)) ?? []);
  // Prefer a deceased person: a story that applies to several people is about that person.
  const word = found.find((one) => dream.deceased.has(one)) ?? found[0];
  // 할머니 돌아가신 지 1년 됐어요. 꿈에 나오셔서 …: only the waking fact names the person.
  const named = word ?? [...dream.deceased].find((word) => shown.has(word));
  return (named === undefined ? undefined : shown.get(named)) ?? slot.default;
}

/** 친정 엄마, 새 구두, 신랑 얼굴: a noun of several words is also found without a space and by one of them. */
const wordsIn = (noun: string): string[] => [noun, noun.replace(/\s/gu, ''), ...noun.split(' ').reverse()];

/** 아내 꿈에 장인어른이 오셨대요: the one who had the dream. */
const isDreamer = ({ end }: Noun, text: string): boolean => /^\s?꿈/u.test(text.slice(end));

/** `아빠=아버지`: what is found, and what is said. */
export function splitWord(word: string): [found: string, shown: string] {
  const [found = word, shown = found] = word.split('=');
  return [found, shown];
}
