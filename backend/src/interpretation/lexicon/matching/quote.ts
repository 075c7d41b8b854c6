import { NIGHT } from '../../dream-only.js';
import type { Clause } from './clauses.js';

export interface Quote {
  start: number;
  end: number;
}

const LONGEST = 40;
const SHORTEST = 8;
const LEADING = new RegExp(
  `^(?:그런데|근데|그리고|그래서|그러다가|그러다|그러더니|그때|갑자기|꿈에서|꿈속에서|꿈에|${NIGHT}|그|나서)\\s+`,
);
const TRAILING = /[\s.,!?…。~;:"'”’)\]ㄱ-ㅎㅏ-ㅣ]+$/;
const OPENING = /^[\s"'“‘([]+/;

/** A telling piece of the dream: the clause around the symbol, with the clause of its situation where both fit. */
export function quoteAround(
  text: string,
  clauses: readonly Clause[],
  read: { clause: number; cueClause: number },
  word: Quote,
): Quote {
  const own = clauses[read.clause] ?? { ...word, sentence: 0 };
  const cue = clauses[read.cueClause] ?? own;
  const wide = trimmed(
    text,
    { start: Math.min(own.start, cue.start), end: Math.max(own.end, cue.end) },
    word,
  );
  const together = read.cueClause !== read.clause && cue.sentence === own.sentence;
  if (together && wide.end - wide.start <= LONGEST) return wide;
  // A pattern may end within a word: 길을 걷다 보(니).
  const wordEnd = word.end + text.slice(word.end).search(/\s|$/);
  const narrow = trimmed(text, { start: own.start, end: Math.max(own.end, wordEnd) }, word);
  const following = clauses[read.clause + 1];
  if (narrow.end - narrow.start < SHORTEST && following?.sentence === own.sentence) {
    const longer = trimmed(text, { start: own.start, end: following.end }, word);
    if (longer.end - longer.start <= LONGEST) return longer;
  }
  return narrow.end - narrow.start <= LONGEST ? narrow : shortened(text, narrow, word);
}

/** Without conjunctions before and punctuation behind, but never without the word itself. */
function trimmed(text: string, range: Quote, word: Quote): Quote {
  let start = range.start;
  for (const leading of [OPENING, LEADING, LEADING, OPENING]) {
    const found = leading.exec(text.slice(start, range.end));
    if (found && start + found[0].length <= word.start) start += found[0].length;
  }
  const tail = TRAILING.exec(text.slice(start, range.end));
  const end = tail ? range.end - tail[0].length : range.end;
  return { start, end: Math.max(end, word.end) };
}

/** Whole words around the symbol: to the right as far as they fit, then to the left. */
function shortened(text: string, range: Quote, word: Quote): Quote {
  const start = Math.max(range.start, text.lastIndexOf(' ', word.start) + 1);
  let end = nextSpace(text, word.end, range.end);
  if (end - start > LONGEST)
    return onCodePoints(text, start, Math.max(word.end, Math.min(end, start + LONGEST)));
  while (end < range.end) {
    const wider = nextSpace(text, end + 1, range.end);
    if (wider - start > LONGEST) break;
    end = wider;
  }
  return trimmed(text, { start: furthestLeft(text, range.start, start, end), end }, word);
}

function furthestLeft(text: string, least: number, from: number, end: number): number {
  let start = from;
  while (start > least) {
    const wider = Math.max(least, text.lastIndexOf(' ', start - 2) + 1);
    if (wider >= start || end - wider > LONGEST) break;
    start = wider;
  }
  return start;
}

function nextSpace(text: string, from: number, limit: number): number {
  const space = text.slice(0, limit).indexOf(' ', from);
  return space < 0 ? limit : space;
}

/** Never half of an emoji. */
function onCodePoints(text: string, start: number, end: number): Quote {
  const splits = /[\uDC00-\uDFFF]/.test(text.charAt(end)) && /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return { start, end: splits ? end - 1 : end };
}
