import { sentencesOf } from '@kkumpuri/korean';
import type { Signs } from '../schema/signs.js';
import type { DreamWords } from './dream-words.js';
import { asksOfNoMoment } from './moments-asked.js';
import { wholeOf, type Telling } from './telling.js';
import { keyOf, wordsOf, type Vocabulary, type Word } from './vocabulary.js';

const FEW_NAMED = 0.25;
const NO_END = 0.15;
/** A dream whose end has fewer words has no end to speak of. */
const AN_END = 4;
const UNKNOWN_END = 0.5;

const SELF = /^(?:나|내|저|제|당신|우리)(?:[가는의를]|게|였.*)?$/u;
const ASKED = /궁금하(?:셨|시|신)|물으셨|물어보셨|고민이 많으/u;

export interface Held {
  words: DreamWords;
  vocabulary: Vocabulary;
  nouns: readonly { word: string }[];
}

export function signsOf(telling: Telling, held: Held): Signs {
  const { words, vocabulary } = held;
  const told = new Set<string>();
  const borne = new Set<string>();
  for (const word of wordsOf(wholeOf(telling))) {
    if (!vocabulary.isTelling(word)) continue;
    told.add(keyOf(word));
    for (const one of words.bearing(word)) borne.add(keyOf(one));
  }
  const named = borne.size / Math.max(1, words.size);
  const ofTheEnd = [...borne].filter((key) => words.ofTheEnd.has(key)).length;
  const end = words.ofTheEnd.size < AN_END ? UNKNOWN_END : ofTheEnd / words.ofTheEnd.size;
  return {
    borne: borne.size / Math.max(1, told.size),
    named,
    fewNamed: Number(named < FEW_NAMED),
    end,
    noEnd: Number(end < NO_END),
    strange: wordsOf(telling.headline ?? '').filter((word) => isStrange(word, held)).length,
    elsewhere: Number(telling.questions.some((question) => asksOfNoMoment(question, words))),
    unasked: Number(sentencesOf(telling.summary).some(({ text }) => ASKED.test(text) && isNotOf(text, held))),
  };
}

function isStrange(word: Word, { words, vocabulary, nouns }: Held): boolean {
  if (!vocabulary.isTelling(word) || SELF.test(word.text) || words.bearing(word).length > 0) return false;
  // 군고구마 is told by 고구마.
  return !nouns.some((noun) => noun.word.length > 1 && word.text.includes(noun.word));
}

/** The dream bears out no word of a sentence. */
const isNotOf = (sentence: string, { words, vocabulary }: Held): boolean =>
  !wordsOf(sentence).some((word) => vocabulary.isTelling(word) && words.bearing(word).length > 0);
