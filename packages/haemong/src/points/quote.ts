import type { Span } from '../understanding/span.js';
import type { Clause } from '@kkumpuri/korean';

/** In characters. A shorter clause is quoted together with the one before it. */
const SHORT = 16;
const LONGEST = 40;
const SHORTEST = 5;
/** Text in another language, which is not quoted: readings are Korean only. */
const LATIN = /[A-Za-z]{3,}[^가-힣]+[A-Za-z]{2,}/u;

/** What follows a question, which is put to the reader: 오늘 쉬는 게 낫겠소? */
const ASKS = /^[.!~…ㅋㅎㅠㅜ]*\?/u;

export interface Quote extends Span {
  text: string;
  /** Whether the quote ends where its sentence ends. */
  isWhole: boolean;
}

/**
 * Returns the clause as it can be quoted, up to the end of its sentence: a short one with its lead-in, a long one without its beginning. Returns undefined for a question, and if
 * quotation marks do not pair or there are brackets.
 */
export function quotable(text: string, clauses: readonly Clause[], clause: Clause): Quote | undefined {
  const start = withLeadIn(clauses, clause);
  const sentence = clauses.slice(clauses.indexOf(clause)).find(({ closesSentence }) => closesSentence);
  const isWhole = sentence !== undefined && sentence.end - start <= LONGEST;
  const trimmed = trimmedSpan(text, cutSpan(text, { start, end: isWhole ? sentence.end : clause.end }));
  const quote = text.slice(trimmed.start, trimmed.end).replace(/\s+/gu, ' ');
  if (quote.length < SHORTEST || !arePaired(quote) || LATIN.test(quote)) return undefined;
  if (ASKS.test(text.slice(trimmed.end))) return undefined;
  return { ...trimmed, text: quote, isWhole };
}

function withLeadIn(clauses: readonly Clause[], clause: Clause): number {
  let at = clauses.indexOf(clause);
  let { start } = clause;
  while (clause.end - start < SHORT) {
    const before = clauses[at - 1];
    if (!before || before.closesSentence || clause.end - before.start > LONGEST) break;
    ({ start } = before);
    at -= 1;
  }
  return start;
}

/** Cuts from the front: in Korean the predicate stands at the end. */
function cutSpan(text: string, { start, end }: Span): Span {
  if (end - start <= LONGEST) return { start, end };
  const from = wholeLetter(text, end - LONGEST);
  const space = text.slice(from, end).search(/\s/u);
  return { start: space < 0 ? from : from + space + 1, end };
}

/** Skips a low surrogate: an emoji is two UTF-16 units, and half of one cannot be stored. */
const wholeLetter = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at;
};

/** In characters. Leading connectives are dropped only if at least this much is left. */
const ENOUGH = 7;
/** Leading connectives, which are dropped: 그런데, 있는데, 했더니. */
const JOINING =
  /^(?:(?:근데|그런데|그리고|그래서|그러다|그랬더니|보니까?|봤더니|(?:했|하)더니|하니까?)|(?!알고|[가-힣]?[다라려냐자]고\s|[가-힣]{1,2}고\s나[니서])[가-힣]{1,2}(?:는데|고|며|서|길래)),?\s+/u;

/** Punctuation and emoticons, dropped at the end of a quote. */
const MARK = /[\s.,!?~…ㅋㅎㅠㅜㅡ;:^(]/u;

/** A conjunction that begins the next sentence: 못 들음ㅠ 근데. */
const NEXT = /\s(?:근데|그런데|그리고|그래서|그러다가?)$/u;

function trimmedSpan(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end);
  const marks = /^[\s.,!?~…ㅋㅎㅠㅜㅡ;:^)]+/u.exec(piece)?.[0].length ?? 0;
  const joining = JOINING.exec(piece.slice(marks))?.[0].length ?? 0;
  const lead = piece.length - marks - joining < ENOUGH ? marks : marks + joining;
  const whole = endOf(piece, lead);
  const next = NEXT.exec(piece.slice(lead, whole));
  const last = next ? endOf(piece.slice(0, lead + next.index), lead) : whole;
  return { start: start + lead, end: start + last };
}

function arePaired(quote: string): boolean {
  const count = (mark: RegExp) => (quote.match(mark) ?? []).length;
  const isOdd = (mark: RegExp) => count(mark) % 2 === 1;
  return (
    !/[()]/u.test(quote) &&
    !isOdd(/"/gu) &&
    !isOdd(/'/gu) &&
    count(/“/gu) === count(/”/gu) &&
    count(/[‘’]/gu) === 0
  );
}

/** Returns the end without marks. */
function endOf(piece: string, lead: number): number {
  let last = piece.length;
  while (last > lead && MARK.test(piece.charAt(last - 1))) last -= 1;
  return last;
}
