import type { Sentence } from '../sentences.js';
import {
  isBeforeSleep,
  isDeniedTwice,
  isInDream,
  isOthersDeed,
  isOvercome,
  isSomebodyElse,
  isToldAsPast,
  type SignContext,
} from './context.js';
import { laterFrames, NO_FRAMES } from './frames.js';
import type { Sign } from './signs.js';

/**
 * `meant`: of the writer's waking life. `told`: past, without a word that it is waking life. `other`: dreamt, overcome or
 * somebody else's. `harmless`: denied, or of something else altogether.
 */
export type Meaning = 'meant' | 'told' | 'other' | 'harmless';

export interface FoundSign {
  sign: Sign;
  meaning: Meaning;
  /** Which sentence it stands in. */
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
  if (isHarmless && !isDeniedTwice(context)) return 'harmless';
  if (isInDream(context) || isSomebodyElse(context) || isOvercome(context, following)) return 'other';
  if (sign.done && isOthersDeed(context)) return 'other';
  if (HYPERBOLE.test(context.tail) && EVERYDAY.test(context.head)) return 'other';
  return !sign.done && isToldAsPast(context) && !isBeforeSleep(context) ? 'told' : 'meant';
}

/** What follows a sign up to the next end mark. A verb's ending may close a sentence in the middle of one: `죽고 싶다 하면서`. */
function tailOf(text: string, from: number): string {
  return text.slice(from, from + TAIL).split(END_MARK, 1)[0] ?? '';
}

/** What stands in a sentence more often is looked at where it begins and where it ends: a text of one word repeated costs no more. */
const LOOKED_AT = 6;

/** `matchAll` would compile the pattern anew for each sentence, which takes most of the time of a decision. */
function matchesOf(words: string, pattern: RegExp): RegExpExecArray[] {
  const all: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(words); match; match = pattern.exec(words)) {
    all.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return all.length <= 2 * LOOKED_AT ? all : [...all.slice(0, LOOKED_AT), ...all.slice(-LOOKED_AT)];
}

/** The signs of an intent in a plain text, with what is meant by each. */
export function findSigns(text: string, sentences: readonly Sentence[], signs: readonly Sign[]): FoundSign[] {
  let before = NO_FRAMES;
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
    before = laterFrames(before, words, start);
    return found;
  });
}
