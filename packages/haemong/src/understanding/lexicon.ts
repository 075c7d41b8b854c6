import { VerbFinder, WordTrie } from '@kkumpuri/korean';
import type { HandWritten } from '../knowledge/knowledge.js';
import type { Condition, FeelingName, LeafCondition } from '../schema/condition.js';

export interface NounEntry {
  word: string;
  classes: readonly string[];
}

/** Lookup tables for the words that make up events. */
export interface Lexicon {
  nouns: WordTrie<NounEntry>;
  verbs: VerbFinder;
  lemmas: ReadonlySet<string>;
  /** Maps a predicate of several words, written solid, to its verb: 펑펑울다 → 울다. */
  heads: ReadonlyMap<string, string>;
  classesOf: ReadonlyMap<string, readonly string[]>;
  feelingsOf: ReadonlyMap<string, readonly FeelingName[]>;
  /** By verb: the deeds of feelings that may consist of it and other words. */
  feelingDeedsOf: ReadonlyMap<string, readonly string[]>;
  feelingWords: ReadonlyMap<string, FeelingName>;
}

const SELF = ['나', '저', '내', '제', '난', '전', '날', '우리', '저희', '본인'];

export function buildLexicon(knowledge: HandWritten): Lexicon {
  const feelingsOf = feelingsByLemma(knowledge);
  const classesOf = classesByWord(knowledge.classes);
  const nouns = new WordTrie<NounEntry>();
  for (const word of nounsOf(knowledge)) {
    for (const spelling of new Set([word, word.replaceAll(' ', '')])) {
      nouns.add(spelling, { word, classes: classesFor(word, classesOf) });
    }
  }
  for (const word of SELF) nouns.add(word, { word, classes: ['self'] });
  const lemmas = lemmasOf(knowledge);
  return {
    nouns,
    verbs: new VerbFinder(lemmas),
    lemmas,
    heads: new Map(
      deedsOf(knowledge)
        .filter((deed) => deed.includes(' '))
        .map((deed) => [deed.replaceAll(' ', ''), headVerb(deed)] as const),
    ),
    classesOf,
    feelingsOf,
    feelingDeedsOf: deedsByVerb([...feelingsOf.keys()]),
    feelingWords: new Map(
      Object.entries(knowledge.feelings).flatMap(([feeling, { words }]) =>
        words.map((word) => [word, feeling as FeelingName] as const),
      ),
    ),
  };
}

/** 전 남친 has the classes of 전남친, and 커다란 뱀 those of its last word. */
function classesFor(word: string, classesOf: ReadonlyMap<string, string[]>): readonly string[] {
  const known = classesOf.get(word) ?? classesOf.get(word.replaceAll(' ', ''));
  if (known) return known;
  const kind = classesOf.get(word.split(' ').at(-1) ?? '') ?? classesOf.get(word.replace(MANY, '')) ?? [];
  return FORMER.test(word) && kind.includes('partner') ? ['ex'] : kind;
}

/** 좀비떼, 물고기들, 호랑이꿈. */
const MANY = /(?:떼|들|무리|꿈)$/u;
const FORMER = /^(?:전|옛|예전|헤어진|이혼한|구) /u;

function classesByWord(classes: HandWritten['classes']): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const [name, words] of Object.entries(classes)) {
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  return byWord;
}

export const leavesOf = (condition: Condition): LeafCondition[] =>
  'any' in condition ? condition.any : [condition];

function conditionsOf(knowledge: HandWritten): LeafCondition[] {
  const ofStories = knowledge.stories.flatMap(({ needs, excludes, variants }) => [
    ...needs,
    ...excludes,
    ...variants.flatMap(({ when }) => when),
  ]);
  const ofOthers = [...knowledge.fallbacks, ...knowledge.moments].flatMap(({ when }) => when);
  const denied = knowledge.moments.flatMap(({ unless }) => unless);
  return [...ofStories, ...ofOthers, ...denied].flatMap(leavesOf);
}

const isKorean = (word: string) => /[가-힣]/u.test(word);

function nounsOf(knowledge: HandWritten): Set<string> {
  const words = new Set([...Object.values(knowledge.classes).flat(), ...knowledge.commonNouns]);
  for (const { words: feelingWords } of Object.values(knowledge.feelings))
    feelingWords.forEach((word) => words.add(word));
  for (const condition of conditionsOf(knowledge)) {
    if ('mentions' in condition) condition.mentions.forEach((word) => words.add(word));
    if ('deed' in condition)
      [...(condition.by ?? []), ...(condition.to ?? [])].forEach((word) => words.add(word));
  }
  for (const { slots } of knowledge.stories) {
    for (const { words: slotWords } of Object.values(slots))
      slotWords.forEach((word) => words.add(word.split('=')[0] ?? word));
  }
  return new Set([...words].filter((word) => isKorean(word) && !SELF.includes(word)));
}

/** Finds 신경 쓰다 by its verb; `hasDeed` then looks for the words before it. */
export const headVerb = (deed: string): string => deed.split(' ').at(-1) ?? deed;

function deedsOf(knowledge: HandWritten): string[] {
  return [
    ...knowledge.commonVerbs,
    ...conditionsOf(knowledge).flatMap((condition) => ('deed' in condition ? condition.deed : [])),
    ...Object.values(knowledge.feelings).flatMap(({ deeds: felt }) => felt),
    ...Object.entries(knowledge.passives).flat(),
  ];
}

function lemmasOf(knowledge: HandWritten): Set<string> {
  return new Set(
    deedsOf(knowledge).flatMap((deed) =>
      deed.includes(' ') ? [deed.replaceAll(' ', ''), headVerb(deed)] : [deed],
    ),
  );
}

function feelingsByLemma(knowledge: HandWritten): Map<string, FeelingName[]> {
  const byLemma = new Map<string, FeelingName[]>();
  for (const [feeling, { deeds }] of Object.entries(knowledge.feelings)) {
    for (const deed of deeds) byLemma.set(deed, [...(byLemma.get(deed) ?? []), feeling as FeelingName]);
  }
  return byLemma;
}

/** 겁 나다 is found by 나다 and by 겁나다. */
function deedsByVerb(deeds: readonly string[]): Map<string, string[]> {
  const byVerb = new Map<string, string[]>();
  for (const deed of deeds)
    for (const verb of new Set([deed.replaceAll(' ', ''), headVerb(deed)]))
      byVerb.set(verb, [...(byVerb.get(verb) ?? []), deed]);
  return byVerb;
}
