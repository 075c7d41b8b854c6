import type { DreamWords } from './dream-words.js';
import { asksOfNoMoment } from './moments-asked.js';
import type { Telling } from './telling.js';
import { wordsOf, type Vocabulary, type Word } from './vocabulary.js';

/** The least share of a reading's content words that must come from the dream. */
const LEAST_BORNE = 0.17;
/** Of a short dream there is little to take: naming half of it is enough. */
const MOSTLY_NAMED = 0.5;
/** And at least so large a part of the dream's end, where there is an end to speak of. */
const LEAST_OF_THE_END = 0.15;
const AN_END = 4;
/** A headline with more words that the dream has not is of something else. */
const MOST_STRANGE = 1;

const SELF = /^(?:나|내|저|제|당신|우리)(?:[가는의를]|게|였.*)?$/u;

interface Held {
  words: DreamWords;
  vocabulary: Vocabulary;
  nouns: readonly { word: string }[];
  /** Which part of the telling the dream bears out. */
  borne: number;
  /** Which part of the dream the telling names. */
  named: number;
  /** How much of the dream's end is told. */
  end: number;
}

/** How many signs there are that a telling is not of this dream. One alone says nothing. */
export function countDoubts(telling: Telling, held: Held): number {
  const { words, borne, named, end } = held;
  const strange = wordsOf(telling.headline ?? '').filter((word) => isStrange(word, held));
  const isElsewhere = telling.questions.some((question) => asksOfNoMoment(question, words));
  const isEndMissing = words.ofTheEnd.size >= AN_END && end / words.ofTheEnd.size < LEAST_OF_THE_END;
  const signs = [
    strange.length > MOST_STRANGE,
    borne < LEAST_BORNE && named < MOSTLY_NAMED,
    isEndMissing,
    isElsewhere,
  ];
  return signs.filter(Boolean).length;
}

function isStrange(word: Word, { words, vocabulary, nouns }: Held): boolean {
  if (!vocabulary.isTelling(word) || SELF.test(word.text) || words.bearing(word).length > 0) return false;
  // 군고구마 is told by 고구마.
  return !nouns.some((noun) => noun.word.length > 1 && word.text.includes(noun.word));
}
