import { lettersOf, VerbFinder, WordTrie } from '@kkumpuri/korean';
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
  /** Words that are no form of a verb. */
  uninflected: ReadonlySet<string>;
  /** Maps a lemma to others that it contains or spells: 펑펑울다 → 울다, 빠져버리다 → 빠지다, 안고오다 → 오다 and 안다, 빠트리다 → 빠뜨리다. */
  heads: ReadonlyMap<string, readonly string[]>;
  classesOf: ReadonlyMap<string, readonly string[]>;
  feelingsOf: ReadonlyMap<string, readonly FeelingName[]>;
  /** By verb: the deeds of feelings that may consist of it and other words. */
  feelingDeedsOf: ReadonlyMap<string, readonly string[]>;
  feelingWords: ReadonlyMap<string, FeelingName>;
}

const SELF = ['나', '저', '내', '제', '난', '전', '날', '우리', '저희', '본인'];

export function buildLexicon(knowledge: HandWritten): Lexicon {
  const feelingsOf = feelingsByLemma(knowledge);
  const conditions = conditionsOf(knowledge);
  const deeds = deedsOf(knowledge, conditions);
  const classesOf = classesByWord(knowledge.classes);
  const nouns = new WordTrie<NounEntry>();
  for (const word of nounsOf(knowledge, conditions)) {
    for (const spelling of new Set([word, word.replaceAll(' ', '')])) {
      nouns.add(spelling, { word, classes: classesFor(word, classesOf) });
    }
  }
  for (const word of SELF) nouns.add(word, { word, classes: ['self'] });
  const lemmas = lemmasOf(deeds);
  const verbs = new VerbFinder(lemmas);
  return {
    nouns,
    verbs,
    lemmas,
    uninflected: new Set(knowledge.uninflected),
    heads: new Map<string, readonly string[]>([
      ...deeds
        .filter((deed) => deed.includes(' '))
        .map((deed) => [deed.replaceAll(' ', ''), verbsIn(deed, verbs, nouns)] as const),
      ...[...lemmas]
        .filter((lemma) => otherSpelling(lemma) !== lemma)
        .map((lemma) => [otherSpelling(lemma), [lemma]] as const),
    ]),
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
  const kind = classesOf.get(withoutMany(word)) ?? classesOf.get(word.split(' ').at(-1) ?? '') ?? [];
  return FORMER.test(word) && kind.includes('partner') ? ['ex'] : kind;
}

/** 좀비떼, 물고기들, 호랑이꿈, 돼지 새끼. */
const MANY = / ?(?:떼|들|무리|꿈|새끼)$/u;
export const withoutMany = (word: string): string => word.replace(MANY, '');
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
  const ofStories = knowledge.stories.flatMap(({ needs, excludes, variants, additions }) => [
    ...needs,
    ...excludes,
    ...[...variants, ...additions].flatMap(({ when }) => when),
  ]);
  const ofFallbacks = knowledge.fallbacks.flatMap(({ when }) => when);
  return [...ofStories, ...ofFallbacks].flatMap(leavesOf);
}

const isKorean = (word: string) => /[가-힣]/u.test(word);

function nounsOf(knowledge: HandWritten, conditions: readonly LeafCondition[]): Set<string> {
  const words = new Set([...Object.values(knowledge.classes).flat(), ...knowledge.commonNouns]);
  for (const { words: feelingWords } of Object.values(knowledge.feelings))
    feelingWords.forEach((word) => words.add(word));
  for (const condition of conditions) {
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

/** 안고 (오다), 빠져 (버리다): a verb that leads to the next one. */
const LEADS = /[고아어여와워해내가나져겨려켜쳐혀]$/u;

/** Returns the last verb and the one that leads to it. 버리다 after another verb does not tell that something is thrown away. */
function verbsIn(deed: string, verbs: VerbFinder, nouns: WordTrie<NounEntry>): string[] {
  const leading = deed.split(' ').at(-2) ?? '';
  const last = headVerb(deed);
  const isNoun = nouns.at(leading, 0).some(({ end }) => end === leading.length);
  if (last === '싶다' || isNoun || !LEADS.test(leading)) return [last];
  const found = verbs.at(lettersOf(leading), 0);
  const led = found?.end === leading.length ? found.lemmas.filter((lemma) => leads(leading, lemma)) : [];
  return last === '버리다' && led.length > 0 ? led : [last, ...led];
}

/** 끌려 (나오다) is no form of 끌다, 죽이려 (하다) an intention, 배가 (고프다) a noun, 돌려 (주다) no turn. */
function leads(leading: string, lemma: string): boolean {
  if (lemma === '이다' || leading === '돌려') return false;
  if (leading.endsWith('려')) return lemma.endsWith('리다');
  return !leading.endsWith('가') || lemma.endsWith('가다');
}

function deedsOf(knowledge: HandWritten, conditions: readonly LeafCondition[]): string[] {
  return [
    ...knowledge.commonVerbs,
    ...conditions.flatMap((condition) => ('deed' in condition ? condition.deed : [])),
    ...Object.values(knowledge.feelings).flatMap(({ deeds: felt }) => felt),
    ...Object.entries(knowledge.passives).flat(),
  ];
}

/** 빠트리다 is another spelling of 빠뜨리다. */
const otherSpelling = (lemma: string): string => lemma.replace('뜨리다', '트리다');

function lemmasOf(deeds: readonly string[]): Set<string> {
  return new Set(
    deeds
      .flatMap((deed) => (deed.includes(' ') ? [deed.replaceAll(' ', ''), headVerb(deed)] : [deed]))
      .flatMap((deed) => [deed, otherSpelling(deed)]),
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
