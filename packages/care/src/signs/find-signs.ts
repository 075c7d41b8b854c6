import type { Sentence } from '../sentences.js';
import {
  isAboutOthers,
  isBeforeSleep,
  isDoubleNegation,
  isInDream,
  isOthersDeed,
  isOvercome,
  isPastTense,
  type SignContext,
} from './context.js';
import { NO_MENTIONS, updateMentions } from './frames.js';
import type { Sign } from './signs.js';

/**
 * `meant`: the writer's waking life. `past`: past tense, without evidence of waking life. `other`: dreamt, overcome or
 * about another person. `harmless`: denied, or about an unrelated subject.
 */
export type Meaning = 'meant' | 'past' | 'other' | 'harmless';

export interface FoundSign {
  sign: Sign;
  meaning: Meaning;
  /** Index of the sentence that contains the sign. */
  sentence: number;
}

const TAIL = 60;
const FOLLOWING = 80;
const END_MARK = /[.!。…]/;
const HYPERBOLE = /ㅋㅋ|ㅎㅎ/;
const EVERYDAY =
  /과제|시험|월요일|출근|퇴근|회식|알람|다이어트|운동|숙제|공부|수업|팀플|발표|야근|등산|조별|개강|개학|더워|추워|배고|졸려|덕질|최애|게임/;

function meaningOf(context: SignContext, following: string, sign: Sign): Meaning {
  const isHarmless = sign.unless.some(
    ({ before, after }) => before?.test(context.head) === true || after?.test(context.tail) === true,
  );
  if (isHarmless && !isDoubleNegation(context)) return 'harmless';
  if (isInDream(context) || isAboutOthers(context) || isOvercome(context, following)) return 'other';
  if (sign.done && isOthersDeed(context)) return 'other';
  if (HYPERBOLE.test(context.tail) && EVERYDAY.test(context.head)) return 'other';
  return !sign.done && isPastTense(context) && !isBeforeSleep(context) ? 'past' : 'meant';
}

/** Text after a sign up to the next end mark, beyond the sentence: a verb ending may split it early (`죽고 싶다 하면서`). */
function tailOf(text: string, from: number): string {
  return text.slice(from, from + TAIL).split(END_MARK, 1)[0] ?? '';
}

/** Evaluates only the first and last matches of a frequent sign in a sentence, to limit the cost of repeated words. */
const EDGE_MATCHES = 6;

/** Avoids `matchAll`, which compiles the pattern again for each sentence and would take most of the decision time. */
function matchesOf(words: string, pattern: RegExp): RegExpExecArray[] {
  const all: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(words); match; match = pattern.exec(words)) {
    all.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return all.length <= 2 * EDGE_MATCHES ? all : [...all.slice(0, EDGE_MATCHES), ...all.slice(-EDGE_MATCHES)];
}

/** Finds the signs of an intent in a plain text and classifies the meaning of each. */
export function findSigns(text: string, sentences: readonly Sentence[], signs: readonly Sign[]): FoundSign[] {
  let before = NO_MENTIONS;
  return sentences.flatMap(({ start, end }, sentence) => {
    const words = text.slice(start, end);
    const found = signs.flatMap((sign) =>
      matchesOf(words, sign.pattern).map((match) => {
        const at = match.index;
        const context = {
          start,
          before,
          head: words.slice(0, at),
          match: match[0],
          tail: tailOf(text, start + at + match[0].length),
        };
        return { sign, meaning: meaningOf(context, text.slice(end, end + FOLLOWING), sign), sentence };
      }),
    );
    before = updateMentions(before, words, start);
    return found;
  });
}
