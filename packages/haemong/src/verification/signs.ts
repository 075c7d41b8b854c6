import { sentencesOf } from '@kkumpuri/korean';
import type { Signs } from '../schema/signs.js';
import type { DreamWords } from './dream-words.js';
import { asksAboutMissingMoment } from './moments-asked.js';
import { fullTextOf, type Telling } from './telling.js';
import { keyOf, wordsOf, type Vocabulary, type Word } from './vocabulary.js';

const FEW_NAMED = 0.25;
const NO_END = 0.15;
/** Minimum number of words for the end of a dream to be measured. */
const MIN_END_WORDS = 4;
const UNKNOWN_END = 0.5;

const SELF = /^(?:나|내|저|제|당신|우리)(?:[가는의를]|게|였.*)?$/u;
const ASKED = /물으[셨신]|물어보[셨신]|여쭤보[셨신]|질문하[셨신]|[느으이]냐고 하셨/u;
const WONDERED = /궁금(?:해하[셨신]|하셨|하시|하신|하다고)|고민이 많으/u;

const namesQuestion = (sentence: string): boolean => ASKED.test(sentence) || WONDERED.test(sentence);
/** What dreamers wonder about. */
const TOPIC = /꿈|뜻|의미|태몽|길몽|흉몽|복권|로또|임신|합격|재회|다시 만나|연락|[해봐사]도 (?:되|될|좋)/u;

/** Tests whether a summary answers a question: 태몽인지 물으셨는데. */
export const answersQuestion = (summary: string): boolean =>
  sentencesOf(summary).some(({ text }) => ASKED.test(text) || (WONDERED.test(text) && TOPIC.test(text)));

export interface DreamContext {
  words: DreamWords;
  vocabulary: Vocabulary;
  nouns: readonly { word: string }[];
}

export function signsOf(telling: Telling, context: DreamContext): Signs {
  const { words, vocabulary } = context;
  const distinctive = new Set<string>();
  const shared = new Set<string>();
  for (const word of wordsOf(fullTextOf(telling))) {
    if (!vocabulary.isDistinctive(word)) continue;
    distinctive.add(keyOf(word));
    for (const one of words.matching(word)) shared.add(keyOf(one));
  }
  const named = shared.size / Math.max(1, words.size);
  const sharedInEnd = [...shared].filter((key) => words.endKeys.has(key)).length;
  const end = words.endKeys.size < MIN_END_WORDS ? UNKNOWN_END : sharedInEnd / words.endKeys.size;
  return {
    borne: shared.size / Math.max(1, distinctive.size),
    named,
    fewNamed: Number(named < FEW_NAMED),
    end,
    noEnd: Number(end < NO_END),
    strange: wordsOf(telling.headline ?? '').filter((word) => isUnknown(word, context)).length,
    elsewhere: Number(telling.questions.some((question) => asksAboutMissingMoment(question, words))),
    unasked: Number(
      sentencesOf(telling.summary).some(({ text }) => namesQuestion(text) && hasNoDreamWord(text, context)),
    ),
  };
}

function isUnknown(word: Word, { words, vocabulary, nouns }: DreamContext): boolean {
  if (!vocabulary.isDistinctive(word) || SELF.test(word.text) || words.matching(word).length > 0)
    return false;
  // 군고구마 contains the noun 고구마 of the dream.
  return !nouns.some((noun) => noun.word.length > 1 && word.text.includes(noun.word));
}

/** Tests that no distinctive word of the sentence is in the dream. */
const hasNoDreamWord = (sentence: string, { words, vocabulary }: DreamContext): boolean =>
  !wordsOf(sentence).some((word) => vocabulary.isDistinctive(word) && words.matching(word).length > 0);
