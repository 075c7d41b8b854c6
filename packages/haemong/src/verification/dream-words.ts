import { disassembled } from '@kkumpuri/korean';
import type { DreamEvent } from '../understanding/events.js';
import type { Understanding } from '../understanding/understanding.js';
import { keyOf, wordsOf, type Vocabulary, type Word } from './vocabulary.js';

export interface DreamWord extends Word {
  /** Another word for something that the dream names. */
  isSynonym: boolean;
  /** The word is in a waking fact or a question. */
  isWaking: boolean;
  /** The word is in a greeting, a question or a sentence about waking life only, so it is not the end of the dream. */
  isAside: boolean;
  isNoun: boolean;
  /** The event that the word belongs to, if one was parsed. */
  event?: DreamEvent;
}

/** Honorific words of readings (두 그릇이나 드셨네요), and the verb with which a dreamer tells it. */
const HONORIFICS: readonly [RegExp, string][] = [
  [/^(?:드[시셨신]|잡수)/u, '먹다'],
  [/^주무/u, '자다'],
];

type Beginning = Pick<Word, 'text' | 'letters'>;

/** Words that share this many first letters are forms of one word. */
const SAME_LETTERS = 4;
const SHORT_LETTERS = 3;
/** Share of the words after which the end of a dream begins. */
const END_BEGINS = 0.6;

/** 요즘 면접을 보러 다녀요; 저는 지금 실습 중이고: a sentence about waking life only. */
const WAKING =
  /^(?:(?:저는|나는|제가|아|참고로) )?(?:요즘|요새|지금|현재|실제로|실제론|원래|평소)(?!.*꿈)|^참고로|^(?!.*꿈).*(?:지난 ?주|지난 ?달|(?:어제|간밤|자기 전|늦게|상태로)[^.!?]{0,30}(?:잤|잠들었)(?:거든|는데|더니|어)|(?:지금|요즘|현재)[^.!?]{0,30} 중(?:이|임|입))/u;
const SENTENCE = /[^.!?\n]+[.!?\n]*/gu;

/** The words of a dream with their parsed events, indexed by their first letters. */
export class DreamWords {
  /** Number of different distinctive words. */
  readonly size: number;
  /** Keys of the distinctive words in the end of the dream. */
  readonly endKeys: ReadonlySet<string>;
  private readonly all: readonly DreamWord[];
  private readonly byStart = new Map<string, DreamWord[]>();

  constructor(understood: Understanding, vocabulary: Vocabulary, names: readonly string[]) {
    this.all = withDeeds(understood);
    const keysOf = (words: readonly DreamWord[]) =>
      new Set(words.filter((word) => vocabulary.isDistinctive(word)).map(keyOf));
    const told = this.all.filter(({ isAside }) => !isAside);
    this.size = keysOf(this.all).size;
    this.endKeys = keysOf(told.slice(Math.floor(told.length * END_BEGINS)));
    for (const word of [...this.all, ...names.flatMap(asSynonyms)]) {
      const start = word.letters.slice(0, SHORT_LETTERS);
      const others = this.byStart.get(start);
      if (others) others.push(word);
      else this.byStart.set(start, [word]);
    }
  }

  /** Returns the words of the dream that share their form with this one, or are its verb without honorific. */
  matching(word: Beginning): DreamWord[] {
    const near = this.byStart.get(word.letters.slice(0, SHORT_LETTERS)) ?? [];
    const same = near.filter(({ letters }) => isSame(word.letters, letters));
    const [, plain] = HONORIFICS.find(([form]) => form.test(word.text)) ?? [];
    return plain ? [...same, ...this.all.filter(({ event }) => event?.lemmas.includes(plain))] : same;
  }
}

function isSame(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  return common >= SAME_LETTERS || (common >= SHORT_LETTERS && common >= shorter - 1);
}

const synonyms = new Map<string, readonly DreamWord[]>();

/** Caches results: the names of symbols are few and asked for in every dream. */
function asSynonyms(name: string): readonly DreamWord[] {
  const known = synonyms.get(name);
  if (known) return known;
  const rest = { isSynonym: true, isWaking: false, isAside: false, isNoun: true };
  const words = wordsOf(name).map((word) => ({ ...word, ...rest }));
  synonyms.set(name, words);
  return words;
}

/** 안돌아보심: the word is 돌아보심. */
function withoutDenial(word: Word, event: DreamEvent | undefined): Word {
  const isDenied = event?.status === 'not' && /^[안못]..$/u.test(word.text.slice(0, 3));
  if (!isDenied) return word;
  const text = word.text.slice(1);
  return { text, letters: disassembled(text), start: word.start };
}

function withDeeds({ text, parts, events, nouns }: Understanding): DreamWord[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const isWaking = WAKING.test(sentence.trim());
    return wordsOf(sentence).map((word) => {
      const start = index + word.start;
      const wordEnd = start + word.text.length;
      const event = events.find((one) => one.start < wordEnd && one.end > start);
      return {
        ...withoutDenial(word, event?.start === start ? event : undefined),
        start,
        isSynonym: false,
        isWaking: isWaking || parts.dream.slice(start, wordEnd).trim() === '',
        isAside: isWaking || parts.withContext.slice(start, wordEnd).trim() === '',
        isNoun: nouns.some((noun) => noun.start === start),
        event,
      };
    });
  });
}
