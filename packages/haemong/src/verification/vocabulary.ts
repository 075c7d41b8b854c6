import { disassembled } from '@kkumpuri/korean';
import type { KnownStory } from '../knowledge/knowledge.js';

const WORD = /[가-힣]+|[A-Za-z]+|\d+/gu;

/** Letters compared: the rest of a longer word is an ending or part of a compound. */
const KEY_LETTERS = 5;
/** A word in at least this share of the stories is typical of readings, not of a dream. */
const COMMON_SHARE = 0.03;
/** Minimum syllables: shorter words are too ambiguous. */
const SHORTEST = 2;

export interface Word {
  text: string;
  letters: string;
  start: number;
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    letters: disassembled(word),
    start: index,
  }));
}

/** Returns the first letters; words with the same key are treated as the same word. */
export const keyOf = ({ letters }: Pick<Word, 'letters'>): string => letters.slice(0, KEY_LETTERS);

/** Returns the keys of words that many stories use (마음, 전통, 보았어요). Answers do not count: they name what happened (빠진). */
export function commonKeysOf(stories: readonly KnownStory[]): string[] {
  const uses = new Map<string, number>();
  for (const { traditional, psychological, question, disagreement = '' } of stories) {
    const prose = [traditional, psychological, question, disagreement].join(' ');
    for (const key of new Set(wordsOf(prose).map(keyOf))) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return [...uses].filter(([, times]) => times >= stories.length * COMMON_SHARE).map(([key]) => key);
}

/** The words that readings use for any dream. */
export class Vocabulary {
  private readonly common: ReadonlySet<string>;

  /** Takes the result of `commonKeysOf`, which is computed when the data is compiled. */
  constructor(commonKeys: readonly string[]) {
    this.common = new Set(commonKeys);
  }

  /** Tests whether a word is specific to a dream rather than common in readings. */
  isDistinctive(word: Word): boolean {
    return word.text.length >= SHORTEST && !this.common.has(keyOf(word));
  }
}
