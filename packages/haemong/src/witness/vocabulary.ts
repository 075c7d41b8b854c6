import { disassembled } from '@kkumpuri/korean';
import type { KnownStory } from '../knowledge/knowledge.js';

const WORD = /[가-힣]+|[A-Za-z]+|\d+/gu;

/** Beyond it a word is an ending or a name written solid; its beginning says enough. */
const KEY_LETTERS = 5;
/** A word that occurs in more than this share of the stories belongs to readings in general, not to a dream. */
const COMMON_SHARE = 0.03;
/** Words of one syllable say too little by themselves. */
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

/** By what words are taken for the same: their first letters. */
export const keyOf = ({ letters }: Pick<Word, 'letters'>): string => letters.slice(0, KEY_LETTERS);

/** Knows which words readings use of any dream: 마음, 전통, 보았어요. Learnt from the prose of the stories. */
export class Vocabulary {
  private readonly common = new Set<string>();

  constructor(stories: readonly KnownStory[]) {
    const uses = new Map<string, number>();
    for (const { answer, traditional, psychological, question, disagreement = '' } of stories) {
      const prose = [answer, traditional, psychological, question, disagreement].join(' ');
      for (const key of new Set(wordsOf(prose).map(keyOf))) uses.set(key, (uses.get(key) ?? 0) + 1);
    }
    for (const [key, times] of uses) if (times >= stories.length * COMMON_SHARE) this.common.add(key);
  }

  /** Whether a word says something of one dream rather than of all. */
  isTelling(word: Word): boolean {
    return word.text.length >= SHORTEST && !this.common.has(keyOf(word));
  }
}
