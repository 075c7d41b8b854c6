import type { Knowledge } from '../knowledge/knowledge.js';
import { isPerson } from '../understanding/animate.js';
import type { Understanding } from '../understanding/understanding.js';
import { replaceNoun } from './replace-noun.js';
import type { Reading } from './reading.js';
import { splitWord } from './slots.js';

type PersonKnowledge = Pick<Knowledge, 'persons' | 'dead'>;

/** 그 사람들 and 그 사람이나 남 mean more than one person. */
const UNNAMED = '그 ?사람(?!들|이나|일)|그분(?!들|이나)';
const PRONOUN = new RegExp(UNNAMED, 'u');
const SENTENCE = /[^.?!]+[.?!]*/gu;
/** Of former and hoped-for partners, 그 사람 sounds natural. */
const LOVED = ['ex', 'crush'];

interface Named {
  word: string;
  isElder: boolean;
}

/**
 * Returns the reading with the only person of the dream called by the dreamer's word: 할머니가, where the story says 그분이. The
 * traditional part, which tells of anybody, stays as it is.
 */
export function namePerson(reading: Reading, dream: Understanding, knowledge: PersonKnowledge): Reading {
  const person = onlyPerson(dream, knowledge);
  if (!person) return reading;
  const name = (text: string) => text.replace(SENTENCE, (sentence) => named(sentence, person));
  return {
    ...reading,
    summary: name(reading.summary),
    psychological: { text: name(reading.psychological.text) },
    questions: reading.questions.map(name),
  };
}

function onlyPerson(
  { text, nouns, deceased }: Understanding,
  { persons, dead }: PersonKnowledge,
): Named | undefined {
  const people = nouns.filter((noun) => isPerson(noun) && !noun.classes.includes('self'));
  if (people.some(({ classes }) => LOVED.some((name) => classes.includes(name)))) return undefined;
  // A waking fact may name the dead, whom the dream then leaves out: 꿈에 나오셔서.
  const died = [...deceased].filter((word) => text.includes(word));
  const [first, ...others] = new Set([...people.map(({ word }) => word), ...died].map(solid));
  const isFirst = (word: string) =>
    dead.same.some((words) => words.includes(word) && words.includes(first ?? ''));
  if (first === undefined || !others.every(isFirst)) return undefined;
  const saidAmong = (words: readonly string[]) =>
    words.map(splitWord).find(([found]) => solid(found) === first)?.[1];
  const elder = saidAmong(persons.elders);
  const word = elder ?? saidAmong(persons.others);
  return word === undefined ? undefined : { word, isElder: elder !== undefined };
}

/** 친정 엄마 and 친정엄마 are one word. */
const solid = (word: string): string => word.replace(/\s/gu, '');

/** A sentence that names the person already goes on with 그분. */
function named(sentence: string, { word, isElder }: Named): string {
  const [before = ''] = sentence.split(PRONOUN);
  const replaced = before.includes(word) ? undefined : replaceNoun(sentence, UNNAMED, word);
  if (replaced === undefined) return sentence;
  return isElder ? replaced.replace(`${word}에게`, `${word}께`) : replaced;
}
